import type { MouseEvent } from 'react';
import { plainClick } from '../../parts/card/card';
import type { LegalNavigateDetail, LegalProps } from './definition';

/** Props of a link that raises `navigate`; a click with a modifier stays the browser's. */
export function leaving(onNavigate: LegalProps['onNavigate'], target: LegalNavigateDetail['target'], url: string) {
  return {
    href: url,
    onClick: plainClick((event: MouseEvent<HTMLAnchorElement>) => {
      if (onNavigate?.({ url, target }) === false) event.preventDefault();
    }),
  };
}
