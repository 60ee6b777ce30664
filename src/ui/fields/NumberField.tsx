import { type ChangeEvent, type ComponentPropsWithRef, type KeyboardEvent, useId, useRef, useState } from 'react';
import { caretBefore, type DecimalSign, draftOf, groupDigits, isSeparator, numberBefore, numberOf } from './digits';
import { FieldFrame, type FieldProps, fieldAria } from './field';

type OwnProps = 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max';

export interface NumberFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | OwnProps> {
  /** Null when empty. An integer without a sign, unless there are `decimals` or the field is `isVerbatim`. */
  value: number | null;
  onChange(value: number | null): void;
  /** Maximum number of digits before the decimal sign; 12 by default. */
  maxDigits?: number;
  /** Lower limit: applied at once when 0 is typed, else on blur, since 1 may become 15. */
  min?: number;
  /** Upper limit, applied while typing. */
  max?: number;
  /** Maximum number of decimals; none by default. */
  decimals?: number;
  /** ',' by default. */
  decimalSign?: DecimalSign;
  /** No grouping of thousands, as in a year or a floor. */
  isPlain?: boolean;
  /** For rules that say what is wrong: reports a fraction and a sign as typed, NaN for what is no number, which then stays in the field. */
  isVerbatim?: boolean;
  /** Said of a key that is no part of a number, and of a text that is no number of this field. Fields that are `isVerbatim` have rules for the text. */
  malformed?: string;
}

/** Longest text, with units and whatever else is typed. */
const longest = 40;

/**
 * A non-negative number, grouped by thousands while typing (§5). Keys other than digits and separators are refused. What was pasted or follows a
 * separator stays visible though it does not belong to the number: the number before it counts, and on blur it alone is left. Native attributes,
 * `ref` and `part` go to the `<input>`.
 */
export function NumberField({
  label,
  hideLabel,
  hint,
  error,
  isInvalid,
  icon,
  prefix,
  suffix,
  size,
  className,
  value,
  onChange,
  maxDigits = 12,
  min,
  max,
  decimals = 0,
  decimalSign = ',',
  isPlain = false,
  isVerbatim = false,
  malformed,
  ...input
}: NumberFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const shown = isPlain ? same : groupDigits;
  const isWhole = decimals === 0;
  /** An area is never zero; the 0 of 0,5 is no number yet. */
  const read = (draft: string) => (isVerbatim ? numberOf(draft) : isWhole ? numberBefore(draft, true) : numberBefore(draft, false) || null);
  /** The text while typing: '45,' and '45,0' are both the number 45. */
  const [typed, setTyped] = useState('');
  const draft = Object.is(read(typed), value) ? typed : draftOfNumber(value, decimalSign);
  // The field may be newer than the last render when the visitor types faster than React renders.
  const accepted = useRef(draft);
  accepted.current = draft;
  /** A key was refused; until the next one that is not. */
  const [isRefused, setIsRefused] = useState(false);
  const isMalformed = isRefused || (!isVerbatim && draft !== '' && numberOf(draft) !== (read(draft) ?? 0));
  const notes = { hint, error: error || (isMalformed ? malformed : undefined), isInvalid };
  const frame = { label, hideLabel, icon, prefix, suffix, size, className, ...notes };

  const clamped = (next: string): string => {
    const number = read(next);
    if (number !== null && max !== undefined && number > max) return draftOfNumber(max, decimalSign);
    if (number === 0 && min !== undefined && min > 0) return draftOfNumber(min, decimalSign);
    return next;
  };

  const taken = (text: string, isKey: boolean): string => {
    const next = draftOf(text, { sign: decimalSign, isWhole, isKey });
    const [, digits = '', fraction = ''] = /^-?(\d*)(?:[.,](\d*))?/.exec(next) ?? [];
    const isTooLong = !isWhole && fraction.length > decimals;
    if (digits.length > maxDigits || next.length > longest || (isTooLong && isKey)) return accepted.current;
    return clamped(isTooLong ? next.slice(0, next.indexOf(decimalSign) + 1 + decimals) : next);
  };

  const change = ({ currentTarget: element, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const caret = element.selectionStart ?? element.value.length;
    const after = element.value.slice(caret).replace(/\s/g, '').length;
    const before = read(accepted.current);
    const key = nativeEvent instanceof InputEvent && nativeEvent.data?.length === 1 ? nativeEvent.data : null;
    const isForeign = key !== null && /[^\d.,\s]/.test(key);
    const next = isForeign ? accepted.current : taken(element.value, key !== null);
    // Written at once: the next render has the same value, so the caret set here stays.
    element.value = shown(next);
    const place = caretBefore(element.value, after);
    element.setSelectionRange(place, place);
    accepted.current = next;
    setTyped(next);
    setIsRefused(isForeign);
    if (!Object.is(read(next), before)) onChange(read(next));
  };

  return (
    <FieldFrame {...frame} id={id} disabled={input.disabled} readOnly={input.readOnly}>
      <input
        autoComplete="off"
        {...input}
        {...fieldAria(id, notes)}
        type="text"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        value={shown(draft)}
        onChange={change}
        onKeyDown={(event) => {
          stepOverSeparator(event);
          input.onKeyDown?.(event);
        }}
        onBlur={(event) => {
          const left = read(accepted.current);
          if (!Number.isNaN(left)) setTyped('');
          setIsRefused(false);
          if (left !== null && min !== undefined && left < min) onChange(min);
          input.onBlur?.(event);
        }}
      />
    </FieldFrame>
  );
}

const same = (draft: string) => draft;

function draftOfNumber(value: number | null, sign: DecimalSign): string {
  return value === null || Number.isNaN(value) ? '' : String(value).replace('.', sign);
}

/** A separator cannot be deleted alone, so the key deletes the digit behind it. */
function stepOverSeparator({ key, currentTarget: element }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart: caret, selectionEnd, value } = element;
  if (caret === null || caret !== selectionEnd) return;
  const place =
    key === 'Backspace' && isSeparator(value[caret - 1]) ? caret - 1 : key === 'Delete' && isSeparator(value[caret]) ? caret + 1 : caret;
  if (place !== caret) element.setSelectionRange(place, place);
}
