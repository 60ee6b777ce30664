import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { styled } from 'styled-components';
import { fieldInset, Label } from '../fields/field';
import { Icon, type IconName } from '../icons/Icon';
import { panel } from './panel';
import { usePopover } from './usePopover';

export interface PopoverProps {
  /** Accessible name of the trigger and of the panel. */
  label: string;
  /** Makes the name visible to screen readers only. */
  hideLabel?: boolean;
  /** The selected value as text; the placeholder shows when empty. */
  value?: string;
  placeholder?: string;
  isInvalid?: boolean;
  /** Id of a text about the value, such as its error. */
  describedBy?: string;
  disabled?: boolean;
  icon?: IconName;
  /** Takes the full width. */
  block?: boolean;
  /** Rendered while open. A function receives a callback that closes the panel and returns the focus. */
  children: ReactNode | ((close: () => void) => ReactNode);
  onOpen?(): void;
  className?: string;
  /** Shadow part of the trigger; the panel is `{part}-panel`. */
  part?: string;
  ref?: Ref<HTMLButtonElement>;
}

const Trigger = styled.button<{ $block: boolean; $empty: boolean }>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  ${({ $block }) => $block && 'width: 100%;'}
  align-items: center;
  gap: 8px;
  min-height: 44px;
  min-width: 0;
  max-width: 100%;
  padding: 0 10px 0 14px;
  border-radius: var(--kv-radius-control);
  background: var(--kv-bg-surface);
  font: var(--kv-type-ui);
  white-space: nowrap;
  ${({ $empty }) => ($empty ? 'color: var(--kv-text-subtle);' : 'font-weight: 500;')}
  ${fieldInset}
  > span:not(:first-child) {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > svg {
    color: var(--kv-text-subtle);
  }
  &:hover {
    background: var(--kv-bg-hover);
    box-shadow: inset 0 0 0 1px var(--kv-line-control-hover);
  }
  &:active {
    background: var(--kv-bg-pressed);
    color: var(--kv-text);
  }
  &[aria-expanded='true'] {
    background: var(--kv-bg-surface);
    box-shadow: inset 0 0 0 2px var(--kv-indicator);
  }
  &[data-state='invalid'] {
    box-shadow: inset 0 0 0 2px var(--kv-danger);
  }
  &:disabled {
    background: var(--kv-bg-sunken);
    color: var(--kv-text-disabled);
    box-shadow: none;
    cursor: not-allowed;
    > svg {
      color: inherit;
    }
  }
`;

const Panel = styled.div`
  ${panel}
  &:not(:popover-open) {
    display: none;
  }
  width: max-content;
  max-width: min(360px, calc(100vw - 16px));
  padding: 12px;
  &:focus-visible {
    outline: 0;
    box-shadow: var(--kv-shadow-2), 0 0 0 1px var(--kv-line);
  }
`;

/** A field-like trigger and a panel with controls. */
export function Popover({
  label,
  hideLabel = true,
  value = '',
  placeholder = '',
  isInvalid = false,
  describedBy,
  disabled,
  icon = 'chevron-down',
  block = false,
  children,
  onOpen,
  className,
  part,
  ref,
}: PopoverProps) {
  const { isOpen, trigger, panel: surface, close } = usePopover(onOpen);
  useImperativeHandle(ref, () => trigger.ref.current as HTMLButtonElement);

  return (
    <Wrap $block={block} className={className}>
      <Trigger
        {...trigger}
        type="button"
        part={part}
        disabled={disabled}
        $block={block}
        $empty={value === ''}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        data-state={isInvalid ? 'invalid' : isOpen ? 'open' : 'closed'}
      >
        <Label as="span" $hidden={hideLabel}>
          {hideLabel ? `${label}: ` : label}
        </Label>
        <span>{value || placeholder}</span>
        <Icon name={icon} size={18} />
      </Trigger>
      <Panel {...surface} part={part && `${part}-panel`} role="dialog" aria-label={label}>
        {isOpen && (typeof children === 'function' ? children(close) : children)}
      </Panel>
    </Wrap>
  );
}

const Wrap = styled.span<{ $block: boolean }>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  min-width: 0;
  max-width: 100%;
`;
