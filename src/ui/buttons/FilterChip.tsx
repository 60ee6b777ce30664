import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/Icon';

export interface FilterChipProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'onClick' | 'type'> {
  children: ReactNode;
  onRemove(event: MouseEvent<HTMLButtonElement>): void;
  /** Accessible name. Contains the visible text, so that voice control finds the button. */
  removeLabel: string;
}

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  max-width: 100%;
  min-height: 32px;
  padding: 4px 6px 4px 10px;
  border-radius: var(--kv-radius-control);
  background: var(--kv-accent-soft);
  color: var(--kv-text-accent);
  font: var(--kv-type-small);
  overflow-wrap: anywhere;
  transition: background-color var(--kv-duration-fast);
  &:hover {
    background: var(--kv-accent-soft-hover);
  }
  &:active {
    box-shadow: inset 0 0 0 1px var(--kv-accent-line);
  }
  &:disabled {
    background: var(--kv-bg-sunken);
    color: var(--kv-text-disabled);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** An active filter that can be removed. It is one button, and its name says that it removes. */
export function FilterChip({ children, onRemove, removeLabel, ...rest }: FilterChipProps) {
  return (
    <Chip {...rest} type="button" aria-label={removeLabel} onClick={onRemove}>
      {children}
      <Icon name="x" size={16} />
    </Chip>
  );
}
