import type { KeyboardEvent } from 'react';
import { css, styled } from 'styled-components';
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
  onSelect?(): void;
  /** Opens in a new tab. */
  readonly href?: string;
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

const item = css`
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
const Item = styled.button`
  ${item}
`;
const LinkItem = styled.a`
  ${item}
`;

/** Returns the index of the item that a key moves to from `index`. */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Its buttons are at the end of a row. */
const anchor = { gap: 6, align: 'end' } as const;

/** A button with a menu of actions, operated by arrow keys. */
export function Menu({ label, icon, hideLabel = false, items, className }: MenuProps) {
  const { isOpen, trigger, panel: surface, close } = usePopover(undefined, anchor);
  const shown = isOpen ? (typeof items === 'function' ? items() : items) : [];

  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    // The browser then moves the focus on from the button.
    if (event.key === 'Tab') close();
    // Space presses buttons only, but both look the same.
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    }
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const index = all.findIndex((item) => rootOf(item).activeElement === item);
    all[move(index, all.length)]?.focus();
  };

  const choose = ({ onSelect }: MenuItem) => {
    close();
    onSelect?.();
  };
  const contentOf = ({ icon: sign, label: text }: MenuItem) => (
    <>
      {sign && <Icon name={sign} />}
      {text}
    </>
  );

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
        {shown.map((entry) =>
          entry.href === undefined ? (
            <Item key={entry.key} type="button" role="menuitem" tabIndex={-1} onClick={() => choose(entry)}>
              {contentOf(entry)}
            </Item>
          ) : (
            <LinkItem
              key={entry.key}
              href={entry.href}
              target="_blank"
              rel="noopener"
              role="menuitem"
              tabIndex={-1}
              onClick={() => choose(entry)}
            >
              {contentOf(entry)}
            </LinkItem>
          ),
        )}
      </Panel>
    </>
  );
}
