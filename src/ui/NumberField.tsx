import { type ChangeEvent, type ComponentPropsWithRef, type KeyboardEvent, useId } from 'react';
import { caretBefore, digitsOf, groupDigits, isSeparator } from './digits';
import { FieldFrame, type FieldProps, fieldAria } from './field';

export interface NumberFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** A whole number, or null when empty. */
  value: number | null;
  onChange(value: number | null): void;
  /** Further digits are not taken; 12 by default. */
  maxDigits?: number;
}

/** A whole non-negative number, with thousands apart while typing (§5). Native attributes, `ref` and `part` go to the `<input>`. */
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
  ...input
}: NumberFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const frame = { label, hideLabel, hint, error, isInvalid, icon, prefix, suffix, size, className };
  const text = value === null ? '' : groupDigits(String(value));

  const change = ({ currentTarget: element }: ChangeEvent<HTMLInputElement>) => {
    const caret = element.selectionStart ?? element.value.length;
    const digitsAfter = element.value.slice(caret).replace(/\D/g, '').length;
    const typed = digitsOf(element.value);
    const next = typed.length > maxDigits ? text : groupDigits(typed);
    // Written at once: the value rendered later is the same, so the caret that is set here stays.
    element.value = next;
    const place = caretBefore(next, digitsAfter);
    element.setSelectionRange(place, place);
    if (next !== text) onChange(next === '' ? null : Number(digitsOf(next)));
  };

  return (
    <FieldFrame {...frame} id={id} disabled={input.disabled} readOnly={input.readOnly}>
      <input
        autoComplete="off"
        {...input}
        {...fieldAria(id, { hint, error, isInvalid })}
        type="text"
        inputMode="numeric"
        value={text}
        onChange={change}
        onKeyDown={(event) => {
          stepOverSeparator(event);
          input.onKeyDown?.(event);
        }}
      />
    </FieldFrame>
  );
}

/** A separator alone cannot be deleted, so the key is given the digit behind it. */
function stepOverSeparator({ key, currentTarget: element }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart: caret, selectionEnd, value } = element;
  if (caret === null || caret !== selectionEnd) return;
  const place =
    key === 'Backspace' && isSeparator(value[caret - 1]) ? caret - 1 : key === 'Delete' && isSeparator(value[caret]) ? caret + 1 : caret;
  if (place !== caret) element.setSelectionRange(place, place);
}
