import type { MouseEvent } from 'react';
import { plainClick } from '../../parts/card/card';
import type { LegalNavigateDetail, LegalProps } from './definition';

/** Returns the props of a link that raises `navigate`; modified clicks are left to the browser. */
export function legalLink(onNavigate: LegalProps['onNavigate'], target: LegalNavigateDetail['target'], url: string) {
  return {
    href: url,
    onClick: plainClick((event: MouseEvent<HTMLAnchorElement>) => {
      if (onNavigate?.({ url, target }) === false) event.preventDefault();
    }),
  };
}
