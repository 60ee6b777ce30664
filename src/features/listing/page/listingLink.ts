import type { MouseEvent } from 'react';
import { plainClick } from '../../../parts/card/card';
import type { ListingNavigateDetail } from '../definition';

type OnNavigate = ((detail: ListingNavigateDetail) => unknown) | undefined;

/** Props of a link that raises `navigate`, which the page may cancel. */
export interface ListingLink {
  readonly href: string;
  onClick(event: MouseEvent<HTMLAnchorElement>): void;
}

/** Returns the props of a link that raises `navigate`; modified clicks are left to the browser. */
export function listingLink(
  onNavigate: OnNavigate,
  target: ListingNavigateDetail['target'],
  url: string,
  before?: () => void,
): ListingLink {
  return {
    href: url,
    onClick: plainClick((event) => {
      before?.();
      if (onNavigate?.({ url, target }) === false) event.preventDefault();
    }),
  };
}
