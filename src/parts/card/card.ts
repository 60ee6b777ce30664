/** Shared by all cards: props, title and the link that covers the card. */
import type { MouseEvent } from 'react';
import { css } from 'styled-components';
import type { Listing } from '../../domain/listing/listing';
import type { Messages } from '../../text/common/ru';

export interface CardProps {
  listing: Listing;
  /** URL of the listing. */
  href: string;
  /** Link target: `_blank` opens a new tab. */
  target?: string;
  /** Prefix of relative image URLs: the API's origin, or empty for the page's own. */
  mediaHost: string;
  /** Heading level of the title, 1 to 6; default 3. */
  headingLevel?: number;
  /** Whether the card is above the fold, so that its photo loads first. */
  priority?: boolean;
  /** Called on a plain left click; `preventDefault()` stays on the page. Modified clicks are left to the browser. */
  onSelect?(event: MouseEvent<HTMLAnchorElement>): void;
  /** Whether it is found by a search, where one can hide it and sees which ones were opened before. */
  isFound?: boolean;
  /** Reference date of 'Новое'; default now. */
  now?: Date;
  className?: string;
  /** CSS part of the card; its pieces are `{part}-photo`, `{part}-title` and `{part}-price`. */
  part?: string;
}

export function plainClick(onSelect: CardProps['onSelect']) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onSelect?.(event);
  };
}

/** Returns the type as used in titles: '2-комн. квартира', 'Студия'. */
export function kindOf(listing: Listing, text: Messages): string {
  return text.listing.kind(listing.realtyType, listing.rooms);
}

/** The title's link covers the card; anything interactive above it (photo, actions) needs a z-index. */
export const cardLink = css`
  a[data-card-link] {
    border-radius: 2px;
    transition: color var(--kv-duration-fast);
  }
  a[data-card-link]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--kv-shape-home);
  }
  a[data-card-link]:focus-visible {
    outline: 0;
    box-shadow: none;
    &::after {
      outline: 2px solid var(--kv-focus);
      outline-offset: 2px;
    }
  }
  &:hover a[data-card-link] {
    color: var(--kv-text-accent);
  }
  [data-photo] {
    z-index: 1;
  }
  &:hover [data-photo] {
    border-top-right-radius: var(--kv-radius-corner-open);
  }
`;
