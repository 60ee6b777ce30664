import { type KeyboardEvent, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../buttons/Button';
import { hasFocus, rootOf } from '../dom/dom';
import { Icon, type IconName, type IconPath } from '../icons/Icon';
import { anchorTo } from './anchor';
import { panel } from './panel';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName | IconPath;
  /** The menu is closed by then, and the focus back on its button. */
  onSelect(): void;
}

export interface MenuProps {
  /** On the button, or its name where only the icon shows; also the name of the menu. */
  label: string;
  icon: IconName | IconPath;
  hideLabel?: boolean;
  /** A function is asked when the menu opens: what can be done may depend on the browser. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  className?: string;
}

const Panel = styled.div`
  ${panel}
  width: max-content;
  min-width: 240px;
  max-width: min(360px, calc(100vw - 16px));
  &:not(:popover-open) {
    display: none;
  }
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 40px;
  padding: 8px 10px;
  border-radius: calc(6px * var(--kv-radius-factor));
  text-align: start;
  cursor: pointer;
  > svg {
    color: var(--kv-text-muted);
  }
  &:hover,
  &:focus-visible {
    background: var(--kv-bg-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  &:active {
    background: var(--kv-bg-pressed);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

/** Where a key leads from item `at` of `count`; null for keys that lead nowhere. */
const ways: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** A button and a menu of things to do, on the native `popover`: top layer, light dismiss, Esc, arrow keys; the focus comes back. */
export function Menu({ label, icon, hideLabel = false, items, className }: MenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const floating = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? (typeof items === 'function' ? items() : items) : [];

  useEffect(() => {
    if (!isOpen || !trigger.current || !floating.current) return;
    return anchorTo(trigger.current, floating.current, { gap: 6 });
  }, [isOpen]);

  const choices = () => [...(floating.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  // Fires before the menu is hidden, while it still shows where the focus is.
  const beforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open' && hasFocus(currentTarget)) trigger.current?.focus();
    setOpen(newState === 'open');
  };

  // Fires when the menu is on the screen; before that nothing inside can take the focus.
  const toggled = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open') choices()[0]?.focus({ preventScroll: true });
  };

  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    // The browser then moves on from the button.
    if (event.key === 'Tab') floating.current?.hidePopover();
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const all = choices();
    const at = all.findIndex((choice) => rootOf(choice).activeElement === choice);
    all[way(at, all.length)]?.focus();
  };

  const choose = (item: MenuItem) => {
    floating.current?.hidePopover();
    item.onSelect();
  };

  return (
    <>
      <Button
        ref={trigger}
        className={className}
        variant="ghost"
        icon={icon}
        aria-label={hideLabel ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          floating.current?.showPopover();
        }}
      >
        {hideLabel ? undefined : label}
      </Button>
      <Panel
        ref={floating}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={pressed}
        onBeforeToggle={beforeToggle}
        onToggle={toggled}
      >
        {shown.map((item) => (
          <Item key={item.key} type="button" role="menuitem" tabIndex={-1} onClick={() => choose(item)}>
            {item.icon && <Icon name={item.icon} />}
            {item.label}
          </Item>
        ))}
      </Panel>
    </>
  );
}
