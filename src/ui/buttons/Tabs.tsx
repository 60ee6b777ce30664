import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

export interface Tab {
  readonly id: number | string;
  readonly title: string;
  /** Shown behind the title. */
  readonly count?: number;
}

export interface TabsProps {
  tabs: readonly Tab[];
  /** `id` of the selected tab. */
  selected: Tab['id'];
  onSelect(id: Tab['id']): void;
  /** Accessible name of the list. */
  label: string;
  /** Prefix of the ids of tabs and panels: see {@link tabId} and {@link panelId}. */
  idPrefix: string;
  className?: string;
  /** Shadow part of each tab. */
  part?: string;
}

/** How much of the next tab stays visible when not all of them fit, px. */
const peek = 20;

const List = styled.div`
  position: relative;
  display: flex;
  gap: 28px;
  padding-inline: 4px;
  margin-inline: -4px;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--kv-line);
`;

const TabButton = styled.button`
  position: relative;
  flex: none;
  min-height: 45px;
  margin-inline: -4px;
  padding: 0 4px 1px;
  background: none;
  color: var(--kv-text-muted);
  font: var(--kv-type-ui);
  white-space: nowrap;
  cursor: pointer;
  transition: color var(--kv-duration-fast);
  &:hover,
  &[aria-selected='true'] {
    color: var(--kv-text);
  }
  /* As wide as when selected, so that nothing moves. */
  &::before {
    content: attr(data-title);
    display: block;
    height: 0;
    overflow: hidden;
    font-weight: 600;
    visibility: hidden;
  }
  &[aria-selected='true'] {
    font-weight: 600;
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 4px 0;
    height: 3px;
    border-radius: 0 3px 0 0;
    background: var(--kv-indicator);
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: 6px;
    box-shadow: none;
  }
  @media (forced-colors: active) {
    &[aria-selected='true']::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Count = styled.small`
  margin-inline-start: 8px;
  padding: 1px 6px;
  border-radius: var(--kv-radius-tight) var(--kv-radius-control) var(--kv-radius-tight) var(--kv-radius-tight);
  background: var(--kv-bg-sunken);
  color: var(--kv-text-muted);
  font: var(--kv-type-micro);
  font-weight: 600;
  font-variant-numeric: var(--kv-numeric);
  [aria-selected='true'] > & {
    background: var(--kv-accent);
    color: var(--kv-on-accent);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Returns the id of a tab, for `aria-labelledby` of its panel. */
export const tabId = (idPrefix: string, id: Tab['id']) => `${idPrefix}-tab-${id}`;

/** Returns the id of the panel of a tab; the panel has the role `tabpanel`. */
export const panelId = (idPrefix: string, id: Tab['id']) => `${idPrefix}-panel-${id}`;

/**
 * Tabs, one of which is selected. Arrow keys, Home and End select; Tab moves on to the panel. Tabs that do not fit scroll sideways: the
 * selected one comes into view with a piece of its neighbour, and the page itself never moves.
 */
export function Tabs({ tabs, selected, onSelect, label, idPrefix, className, part }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current: element } = list;
    const chosen = element?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!element || !chosen || chosen.id !== tabId(idPrefix, selected)) return;
    const from = chosen.offsetLeft - peek;
    const to = chosen.offsetLeft + chosen.offsetWidth + peek - element.clientWidth;
    if (element.scrollLeft > from) element.scrollLeft = from;
    else if (element.scrollLeft < to) element.scrollLeft = to;
  }, [idPrefix, selected]);

  const pressed = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const now = tabs.findIndex(({ id }) => id === selected);
    const places: Record<string, number> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    const next = (place + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onSelect(tab.id);
    const button = list.current?.children[next];
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  };

  return (
    <List ref={list} className={className} role="tablist" aria-label={label} onKeyDown={pressed}>
      {tabs.map(({ id, title, count }) => (
        <TabButton
          key={id}
          part={part}
          type="button"
          role="tab"
          id={tabId(idPrefix, id)}
          aria-controls={panelId(idPrefix, id)}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          data-title={title}
          onClick={() => onSelect(id)}
        >
          {title}
          {count !== undefined && <Count>{count}</Count>}
        </TabButton>
      ))}
    </List>
  );
}
