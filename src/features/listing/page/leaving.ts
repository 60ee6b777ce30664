import type { MouseEvent } from 'react';
import { plainClick } from '../../../parts/card/card';
import type { ListingNavigateDetail } from '../definition';

type OnNavigate = ((detail: ListingNavigateDetail) => unknown) | undefined;

/** Where a link leads, told to the page, which may take over. */
export interface Leaving {
  readonly href: string;
  onClick(event: MouseEvent<HTMLAnchorElement>): void;
}

/** Props of a link that raises `navigate`; a click with a modifier stays the browser's. */
export function leaving(onNavigate: OnNavigate, target: ListingNavigateDetail['target'], url: string, before?: () => void): Leaving {
  return {
    href: url,
    onClick: plainClick((event) => {
      before?.();
      if (onNavigate?.({ url, target }) === false) event.preventDefault();
    }),
  };
}
