import { type ChangeEvent, type ComponentPropsWithRef, type KeyboardEvent, useId, useRef, useState } from 'react';
import { caretBefore, type DecimalSign, decimalOf, digitsOf, groupDigits, isSeparator, numberOf } from './digits';
import { FieldFrame, type FieldProps, fieldAria } from './field';

type OwnProps = 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max';

export interface NumberFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | OwnProps> {
  /** Null when empty. An integer, unless there are `decimals`. */
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
}

/** A non-negative number, grouped by thousands while typing (§5). Native attributes, `ref` and `part` go to the `<input>`. */
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
  ...input
}: NumberFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const shown = isPlain ? same : groupDigits;
  const frame = { label, hideLabel, hint, error, isInvalid, icon, prefix, suffix, size, className };
  /** The text while typing: '45,' and '45,0' are both the number 45. */
  const [typed, setTyped] = useState('');
  const digits = numberOf(typed) === value ? typed : digitsOfNumber(value, decimalSign);
  // The field may be newer than the last render when the visitor types faster than React renders.
  const accepted = useRef(digits);
  accepted.current = digits;

  const clamped = (next: string): string => {
    const number = numberOf(next);
    if (number !== null && max !== undefined && number > max) return digitsOfNumber(max, decimalSign);
    if (number === 0 && min !== undefined && min > 0) return digitsOfNumber(min, decimalSign);
    return next;
  };

  const taken = (text: string, isKey: boolean): string => {
    if (decimals === 0) {
      const whole = digitsOf(text);
      return whole.length > maxDigits ? accepted.current : clamped(whole);
    }
    const next = decimalOf(text, decimalSign);
    const [whole = '', fraction] = next.split(decimalSign);
    const isTooLong = fraction !== undefined && fraction.length > decimals;
    if (whole.length > maxDigits || (isTooLong && isKey)) return accepted.current;
    return clamped(isTooLong ? `${whole}${decimalSign}${fraction.slice(0, decimals)}` : next);
  };

  const change = ({ currentTarget: element, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const caret = element.selectionStart ?? element.value.length;
    const after = element.value.slice(caret).replace(decimals === 0 ? /\D/g : /[^\d.,]/g, '').length;
    const before = numberOf(accepted.current);
    const next = taken(element.value, nativeEvent instanceof InputEvent && nativeEvent.data?.length === 1);
    // Written at once: the next render has the same value, so the caret set here stays.
    element.value = shown(next);
    const place = caretBefore(element.value, after);
    element.setSelectionRange(place, place);
    accepted.current = next;
    setTyped(next);
    if (numberOf(next) !== before) onChange(numberOf(next));
  };

  return (
    <FieldFrame {...frame} id={id} disabled={input.disabled} readOnly={input.readOnly}>
      <input
        autoComplete="off"
        {...input}
        {...fieldAria(id, { hint, error, isInvalid })}
        type="text"
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        value={shown(digits)}
        onChange={change}
        onKeyDown={(event) => {
          stepOverSeparator(event);
          input.onKeyDown?.(event);
        }}
        onBlur={(event) => {
          setTyped('');
          const left = numberOf(accepted.current);
          if (left !== null && min !== undefined && left < min) onChange(min);
          input.onBlur?.(event);
        }}
      />
    </FieldFrame>
  );
}

const same = (digits: string) => digits;

function digitsOfNumber(value: number | null, sign: DecimalSign): string {
  return value === null ? '' : String(value).replace('.', sign);
}

/** A separator cannot be deleted alone, so the key deletes the digit behind it. */
function stepOverSeparator({ key, currentTarget: element }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart: caret, selectionEnd, value } = element;
  if (caret === null || caret !== selectionEnd) return;
  const place =
    key === 'Backspace' && isSeparator(value[caret - 1]) ? caret - 1 : key === 'Delete' && isSeparator(value[caret]) ? caret + 1 : caret;
  if (place !== caret) element.setSelectionRange(place, place);
}
