import { type ComponentPropsWithRef, type Ref, useId } from 'react';
import { NumericFormat } from 'react-number-format';
import { FieldFrame, type FieldProps, fieldAria } from './field';

export interface NumberFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'> {
  /** A whole number, or null when empty. */
  value: number | null;
  onChange(value: number | null): void;
  /** Further digits are not taken; 12 by default. */
  maxDigits?: number;
  ref?: Ref<HTMLInputElement>;
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
  ref,
  ...input
}: NumberFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const frame = { label, hideLabel, hint, error, isInvalid, icon, prefix, suffix, size, className };
  return (
    <FieldFrame {...frame} id={id} disabled={input.disabled} readOnly={input.readOnly}>
      <NumericFormat
        autoComplete="off"
        {...input}
        {...fieldAria(id, { hint, error, isInvalid })}
        getInputRef={ref}
        inputMode="numeric"
        value={value ?? ''}
        thousandSeparator={'\u00a0'}
        decimalScale={0}
        allowNegative={false}
        allowLeadingZeros={false}
        isAllowed={(values) => values.value.length <= maxDigits}
        onValueChange={(values, { source }) => {
          // The library also reports values that it was given; only typing is news.
          if (source === 'event') onChange(values.floatValue ?? null);
        }}
      />
    </FieldFrame>
  );
}
