import { useLayoutEffect } from 'react';
import { focusOn } from './focusOn';
import { restoreScroll } from './scrollRestoration';

/** The page the document was opened on, which the browser announces, and the page that is shown. */
let first: string | undefined;
let shown: string | undefined;

/** Restores the scroll position of a new page and focuses its heading. Runs once per page, however often effects run. */
export function AfterNavigation({ page }: { readonly page: string }) {
  useLayoutEffect(() => {
    if (shown === page) return;
    shown = page;
    first ??= page;
    const isMoved = restoreScroll();
    if (page === first || isMoved) return;
    const main = document.getElementById('main');
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    if (target) focusOn(target);
  }, [page]);
  return null;
}
