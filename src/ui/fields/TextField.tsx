import { type ComponentPropsWithRef, useId } from 'react';
import { FieldFrame, type FieldProps, fieldAria } from './field';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'value' | 'onChange'> {
  value: string;
  onChange(value: string): void;
}

/** One line of text. Native attributes, `ref` and `part` go to the `<input>`. */
export function TextField({
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
  onChange,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const frame = { label, hideLabel, hint, error, isInvalid, icon, prefix, suffix, size, className };
  return (
    <FieldFrame {...frame} id={id} disabled={input.disabled} readOnly={input.readOnly}>
      <input
        type="text"
        {...input}
        {...fieldAria(id, { hint, error, isInvalid })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
