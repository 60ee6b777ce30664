import { type ReactNode, type Ref, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { focusFirst, hasFocus } from '../dom/dom';
import { fieldInset, Label } from '../fields/field';
import { Icon, type IconName } from '../icons/Icon';
import { anchorTo } from './anchor';
import { panel } from './panel';

export interface PopoverProps {
  /** Name of the trigger and of the panel. */
  label: string;
  /** The name is said and not seen. */
  hideLabel?: boolean;
  /** What is chosen, in words; empty shows the placeholder. */
  value?: string;
  placeholder?: string;
  isInvalid?: boolean;
  /** Id of a text about the value, such as its error. */
  describedBy?: string;
  disabled?: boolean;
  icon?: IconName;
  /** Takes the whole width. */
  block?: boolean;
  /** Rendered while open; a function is given what closes the panel and returns the focus. */
  children: ReactNode | ((close: () => void) => ReactNode);
  onOpen?(): void;
  onClose?(): void;
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

const closed = css`
  &:not(:popover-open) {
    display: none;
  }
`;

const Panel = styled.div`
  ${panel}
  ${closed}
  width: max-content;
  max-width: min(360px, calc(100vw - 16px));
  padding: 12px;
  &:focus-visible {
    outline: 0;
    box-shadow: var(--kv-shadow-2), 0 0 0 1px var(--kv-line);
  }
`;

/** A trigger and a panel on the native `popover`: top layer, light dismiss, Esc; the focus goes in and comes back. */
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
  onClose,
  className,
  part,
  ref,
}: PopoverProps) {
  const id = useId();
  const wrap = useRef<HTMLSpanElement>(null);
  const floating = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const trigger = () => wrap.current?.querySelector('button') ?? null;

  useEffect(() => {
    const reference = trigger();
    if (!isOpen || !reference || !floating.current) return;
    return anchorTo(reference, floating.current);
  }, [isOpen]);

  // Fields that arrive late, into an open panel, take the focus that waits on the panel itself.
  useEffect(() => {
    if (floating.current?.matches(':focus')) focusFirst(floating.current);
  });

  const close = () => {
    floating.current?.hidePopover();
    trigger()?.focus();
  };

  // Fires before the panel is hidden, while it still shows where the focus is. The page's own light dismiss leaves the focus where it went.
  const beforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.currentTarget !== event.target) return;
    const opens = event.newState === 'open';
    if (!opens && hasFocus(event.currentTarget)) trigger()?.focus();
    setOpen(opens);
    if (opens) onOpen?.();
    else onClose?.();
  };

  // Fires when the panel is on the screen; before that nothing inside can take the focus.
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.currentTarget === event.target && event.newState === 'open') focusFirst(event.currentTarget);
  };

  return (
    <Wrap ref={wrap} $block={block} className={className}>
      <Trigger
        ref={ref}
        type="button"
        part={part}
        disabled={disabled}
        $block={block}
        $empty={value === ''}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        data-state={isInvalid ? 'invalid' : isOpen ? 'open' : 'closed'}
      >
        <Label as="span" $hidden={hideLabel}>
          {hideLabel ? `${label}: ` : label}
        </Label>
        <span>{value || placeholder}</span>
        <Icon name={icon} size={18} />
      </Trigger>
      <Panel
        ref={floating}
        id={id}
        part={part && `${part}-panel`}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onBeforeToggle={beforeToggle}
        onToggle={toggled}
      >
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
