/** What rows and tiles share: the whole card is one link, and what a listing says of itself. */
import type { MouseEvent } from 'react';
import { css } from 'styled-components';
import type { Listing } from '../../domain/listing/listing';
import type { Messages } from '../../text/common/ru';

export interface CardProps {
  listing: Listing;
  /** Where the listing opens. */
  href: string;
  /** Of the link: `_blank` opens a new tab. */
  target?: string;
  /** Prefix of relative picture addresses: origin of the API, or empty for the page's own. */
  mediaHost: string;
  /** Level of the title, 1 to 6; 3 by default. */
  headingLevel?: number;
  /** The card is above the fold: its photo loads first. */
  priority?: boolean;
  /** A plain left click on the card; `preventDefault()` keeps the page where it is. Modified clicks stay the browser's. */
  onSelect?(event: MouseEvent<HTMLAnchorElement>): void;
  /** What 'Новое' is counted from; the current time by default. */
  now?: Date;
  className?: string;
  /** Shadow part of the card; its pieces are `{part}-photo`, `{part}-title` and `{part}-price`. */
  part?: string;
}

export function plainClick(onSelect: CardProps['onSelect']) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onSelect?.(event);
  };
}

/** '2-комн. квартира', 'Студия': the words before the area in a title. */
export function kindOf(listing: Listing, t: Messages): string {
  return t.listing.kind(listing.realtyType, listing.rooms);
}

/** The title's link covers the card; what has to stay above it (photo, actions) is positioned with a z-index. */
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
