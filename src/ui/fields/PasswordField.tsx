import { type MouseEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { IconButton } from '../buttons/IconButton';
import { formIcons } from '../icons/formIcons';
import { FieldFrame, fieldAria } from './field';
import type { TextFieldProps } from './TextField';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'icon'> {
  /** Name of the button that shows the password; `aria-pressed` carries its state. */
  showLabel: string;
}

/** Closer to the edge than text would be. */
const Eye = styled(IconButton)`
  margin-inline-end: -10px;
  color: var(--kv-text-subtle);
`;

/** A password with a button that shows it. Native attributes, `ref` and `part` go to the `<input>`. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  isInvalid,
  size,
  className,
  onChange,
  showLabel,
  ...input
}: PasswordFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const [isShown, setShown] = useState(false);
  const toggle = ({ currentTarget }: MouseEvent) => {
    const field = (currentTarget.getRootNode() as Document | ShadowRoot).getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    const { selectionStart, selectionEnd } = field;
    flushSync(() => setShown(!isShown));
    // Some browsers put the caret in front when the type changes.
    field.setSelectionRange(selectionStart, selectionEnd);
  };
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, isInvalid, size, className }} id={id} disabled={input.disabled}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        {...fieldAria(id, { hint, error, isInvalid })}
        type={isShown ? 'text' : 'password'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Eye
        icon={isShown ? formIcons.eyeOff : formIcons.eye}
        label={showLabel}
        aria-pressed={isShown}
        disabled={input.disabled}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      />
    </FieldFrame>
  );
}
