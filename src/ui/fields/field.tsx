/** The frame of all text fields: label above, a box with the input, hint or error below. */
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { visuallyHidden } from '../dom/VisuallyHidden';
import { Icon, type IconName } from '../icons/Icon';

/** Heights: l 48 px for forms, m 40 px for popovers and small widgets; at least 44 under a coarse pointer. */
export type FieldSize = 'l' | 'm';

export interface FieldProps {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Shown under the field and linked to it; makes the field invalid. */
  error?: ReactNode;
  /** Invalid together with another field, which shows the message. */
  isInvalid?: boolean;
  icon?: IconName;
  /** Quiet text inside the box, before and after the value. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  size?: FieldSize;
  className?: string;
}

export const fieldInset = css`
  box-shadow: inset 0 0 0 1px var(--kv-line-control);
  transition: box-shadow var(--kv-duration-fast);
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const FieldBox = styled.span<{ $size?: FieldSize }>`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: ${({ $size }) => ($size === 'm' ? 40 : 48)}px;
  padding: 0 ${({ $size }) => ($size === 'm' ? 12 : 14)}px;
  border-radius: var(--kv-radius-control);
  background: var(--kv-bg-surface);
  color: var(--kv-text);
  font: var(--kv-type-ui);
  ${({ $size }) => $size !== 'm' && 'font-size: calc(16 * var(--kv-px));'}
  cursor: text;
  ${fieldInset}
  > svg,
  > small {
    flex: none;
    font-size: inherit;
    color: var(--kv-text-subtle);
  }
  input {
    flex: 1;
    align-self: stretch;
    width: 100%;
    min-width: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    appearance: none;
    outline: 0;
    box-shadow: none;
    font-variant-numeric: var(--kv-numeric);
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: var(--kv-text-subtle);
    opacity: 1;
  }
  &:hover {
    box-shadow: inset 0 0 0 1px var(--kv-line-control-hover);
  }
  &[data-state='readonly'] {
    background: var(--kv-bg-sunken);
    box-shadow: none;
  }
  &:focus-within {
    box-shadow: inset 0 0 0 2px var(--kv-indicator);
    @media (forced-colors: active) {
      border-color: Highlight;
    }
  }
  &[data-state='invalid'] {
    box-shadow: inset 0 0 0 2px var(--kv-danger);
  }
  &[data-state='disabled'] {
    background: var(--kv-bg-sunken);
    color: var(--kv-text-disabled);
    box-shadow: inset 0 0 0 1px var(--kv-line);
    cursor: not-allowed;
    input {
      cursor: inherit;
    }
    > svg,
    > small {
      color: inherit;
    }
  }
  /* Not nested above: there, each change of a data-state would restyle the whole subtree of its element. */
  input:disabled::placeholder {
    color: inherit;
  }
  @media (pointer: coarse) {
    min-height: ${({ $size }) => ($size === 'm' ? 44 : 48)}px;
    font-size: max(16px, calc(16 * var(--kv-px)));
  }
`;

const Root = styled.span`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

export const Label = styled.label<{ $hidden?: boolean }>`
  font: var(--kv-type-small);
  font-weight: 500;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Note = styled.span`
  display: flex;
  gap: 6px;
  /* No last word alone, such as that after a number, and phones in one line. */
  text-wrap: balance;
  font: var(--kv-type-caption);
  color: var(--kv-text-subtle);
  > svg {
    margin-top: 1px;
  }
  &[data-state='invalid'] {
    color: var(--kv-danger);
  }
`;

export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Note id={id} data-state="invalid">
      <Icon name="alert-circle" size={16} />
      <span>{children}</span>
    </Note>
  );
}

/** Attributes of the input that link it to its label and note. The box is a label too (any touch focuses the input), so the name is set by id. */
export function fieldAria(id: string, { hint, error, isInvalid }: Pick<FieldProps, 'hint' | 'error' | 'isInvalid'>) {
  return {
    id,
    'aria-labelledby': `${id}-label`,
    'aria-invalid': error || isInvalid ? true : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
  };
}

export interface FieldFrameProps extends FieldProps {
  /** Id of the input. */
  id: string;
  disabled?: boolean;
  readOnly?: boolean;
  children: ReactNode;
}

export function FieldFrame({
  id,
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
  disabled,
  readOnly,
  children,
}: FieldFrameProps) {
  const state = disabled ? 'disabled' : error || isInvalid ? 'invalid' : readOnly ? 'readonly' : 'idle';
  return (
    <Root className={className}>
      <Label id={`${id}-label`} htmlFor={id} $hidden={hideLabel}>
        {label}
      </Label>
      <FieldBox as="label" htmlFor={id} $size={size} data-state={state}>
        {icon && <Icon name={icon} />}
        {prefix && <small>{prefix}</small>}
        {children}
        {suffix && <small>{suffix}</small>}
      </FieldBox>
      {error ? <ErrorText id={`${id}-note`}>{error}</ErrorText> : hint && <Note id={`${id}-note`}>{hint}</Note>}
    </Root>
  );
}
