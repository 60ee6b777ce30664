import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { overlayIcons } from '../icons/overlayIcons';
import { CoveringInput } from './choice';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'className' | 'part'> {
  label: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  className?: string;
  /** Shadow part of the row. */
  part?: string;
}

const Row = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: 10px;
  min-height: 24px;
  padding: 2px 0;
  font: var(--kv-type-ui);
  cursor: pointer;
  &:has(:disabled) {
    color: var(--kv-text-disabled);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    padding: 12px 0;
  }
  @media (forced-colors: active) {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

/** The input covers the row; the box beside it shows its state. */
const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  border-radius: calc(3px * var(--kv-radius-factor)) calc(7px * var(--kv-radius-factor)) calc(3px * var(--kv-radius-factor))
    calc(3px * var(--kv-radius-factor));
  background: var(--kv-bg-surface);
  box-shadow: inset 0 0 0 1.5px var(--kv-line-control);
  color: var(--kv-on-indicator);
  transition-property: background-color, box-shadow;
  transition-duration: var(--kv-duration-fast);
  > svg {
    width: 14px;
    height: 14px;
    /* A transparent colour would be visible in forced colours. */
    visibility: hidden;
  }
  :hover > & {
    box-shadow: inset 0 0 0 1.5px var(--kv-line-control-hover);
  }
  :active > & {
    background: var(--kv-bg-pressed);
  }
  :is(:checked, :indeterminate) + & {
    background: var(--kv-indicator);
    box-shadow: none;
  }
  :checked + & > svg {
    visibility: visible;
  }
  /* A dash in the place of the check mark. */
  :indeterminate + &::before {
    content: '';
    position: absolute;
    width: 10px;
    border-top: 3px solid;
  }
  :focus-visible + & {
    outline: 2px solid var(--kv-focus);
    outline-offset: 2px;
  }
  :disabled + & {
    background: var(--kv-bg-sunken);
    box-shadow: inset 0 0 0 1.5px var(--kv-line-strong);
  }
  :checked:disabled + & {
    background: var(--kv-line-control);
    color: var(--kv-bg-surface);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    :is(:checked, :indeterminate) + & {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    :focus-visible + & {
      outline-color: Highlight;
    }
    :disabled + & {
      border-color: GrayText;
    }
    :checked:disabled + & {
      background: GrayText;
      color: Canvas;
    }
  }
`;

/** A native checkbox whose label is part of its click target. Native attributes and `ref` go to the `<input>`. */
export function Checkbox({ label, onChange, className, part, ...input }: CheckboxProps) {
  return (
    <Row className={className} part={part} data-state={input.checked ? 'on' : 'off'}>
      <CoveringInput {...input} type="checkbox" onChange={(event) => onChange(event.currentTarget.checked)} />
      <Box>
        <Icon name={overlayIcons.check} size={16} strokeWidth={3} />
      </Box>
      {label}
    </Row>
  );
}
