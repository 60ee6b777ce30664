import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../buttons/Button';
import { rootOf } from '../dom/dom';
import { Icon, type IconName, type IconPath } from '../icons/Icon';
import { panel } from './panel';
import { usePopover } from './usePopover';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName | IconPath;
  /** Called after the menu has closed and its button has the focus. */
  onSelect(): void;
}

export interface MenuProps {
  /** Text of the button, or its accessible name when only the icon shows; also names the menu. */
  label: string;
  icon: IconName | IconPath;
  hideLabel?: boolean;
  /** A function runs when the menu opens, for items that depend on the browser. */
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

/** Returns the index of the item that a key moves to from `index`. */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const anchor = { gap: 6 };

/** A button with a menu of actions, operated by arrow keys. */
export function Menu({ label, icon, hideLabel = false, items, className }: MenuProps) {
  const { isOpen, trigger, panel: surface, close } = usePopover(undefined, anchor);
  const shown = isOpen ? (typeof items === 'function' ? items() : items) : [];

  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    // The browser then moves the focus on from the button.
    if (event.key === 'Tab') close();
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const index = all.findIndex((item) => rootOf(item).activeElement === item);
    all[move(index, all.length)]?.focus();
  };

  const choose = (item: MenuItem) => {
    close();
    item.onSelect();
  };

  return (
    <>
      <Button
        {...trigger}
        className={className}
        variant="ghost"
        icon={icon}
        aria-label={hideLabel ? label : undefined}
        aria-haspopup="menu"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          surface.ref.current?.showPopover();
        }}
      >
        {hideLabel ? undefined : label}
      </Button>
      <Panel {...surface} role="menu" aria-label={label} onKeyDown={pressed}>
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
