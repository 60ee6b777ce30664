import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { pageWindow } from './pageWindow';

export interface PaginationLabels {
  nav: string;
  previous: string;
  next: string;
  page(page: number): string;
  current(page: number): string;
}

export interface PaginationProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  onChange(page: number): void;
  labels: PaginationLabels;
  /** Renders the pages as real links; plain clicks still call `onChange` only. */
  hrefFor?(page: number): string;
  disabled?: boolean;
  className?: string;
  part?: string;
}

const List = styled.ol`
  display: flex;
  gap: 4px;
  align-items: center;
  justify-content: center;
  > li {
    display: flex;
    flex: 0 1 44px;
    min-width: 32px;
  }
  > li[data-kind='gap'] {
    flex-basis: 24px;
    min-width: 12px;
    justify-content: center;
  }
  @container kv (width < 480px) {
    gap: 2px;
    > li[data-kind='far'] {
      display: none;
    }
  }
`;

const Item = styled.a`
  display: grid;
  place-items: center;
  flex: 1;
  min-width: 0;
  min-height: 44px;
  border-radius: var(--kv-radius-control);
  font: var(--kv-type-ui);
  font-variant-numeric: var(--kv-numeric);
  text-align: center;
  cursor: pointer;
  transition: background-color var(--kv-duration-fast);
  &:hover {
    background: color-mix(in srgb, var(--kv-text) 7%, transparent);
  }
  &:active {
    background: color-mix(in srgb, var(--kv-text) 13%, transparent);
  }
  &[aria-current] {
    background: var(--kv-bg-inverse);
    color: var(--kv-text-inverse);
    font-weight: 600;
    border-top-right-radius: calc(14px * var(--kv-radius-factor));
    cursor: default;
  }
  &[aria-disabled] {
    background: none;
    color: var(--kv-text-disabled);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** Previous, first, neighbours, last, next. Renders nothing when there is only one page. */
export function Pagination({ page, pageCount, onChange, labels, hrefFor, disabled = false, className, part }: PaginationProps) {
  if (pageCount <= 1) return null;
  const item = (target: number, label: string, content: ReactNode) => {
    const isCurrent = target === page;
    // At the ends the arrow stays focusable, so that the focus is not lost when it is disabled.
    const isDisabled = disabled || target < 1 || target > pageCount;
    const go = (event: MouseEvent) => {
      const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (hrefFor && opensElsewhere) return;
      event.preventDefault();
      if (!isCurrent && !isDisabled) onChange(target);
    };
    const state = {
      'aria-label': label,
      'aria-current': isCurrent ? ('page' as const) : undefined,
      'aria-disabled': isDisabled || undefined,
      onClick: go,
    };
    if (hrefFor && !isDisabled) {
      return (
        <Item {...state} href={hrefFor(target)}>
          {content}
        </Item>
      );
    }
    return (
      <Item {...state} as="button" {...{ type: 'button' }}>
        {content}
      </Item>
    );
  };
  return (
    <nav aria-label={labels.nav} className={className} part={part}>
      <List>
        <li>{item(page - 1, labels.previous, <Icon name="chevron-left" />)}</li>
        {pageWindow(page, pageCount).map((one, index) =>
          one === 'gap' ? (
            <li key={`gap after ${index}`} data-kind="gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={one} data-kind={one === pageCount && one - page > 1 ? 'far' : undefined}>
              {item(one, one === page ? labels.current(one) : labels.page(one), one)}
            </li>
          ),
        )}
        <li>{item(page + 1, labels.next, <Icon name="chevron-right" />)}</li>
      </List>
    </nav>
  );
}
