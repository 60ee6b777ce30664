import { useLayoutEffect } from 'react';
import { focusOn } from './focusOn';
import { arrive } from './scrollPlaces';

/** The document's own page, which the browser tells of, and the page that is on the screen. */
let first: string | undefined;
let shown: string | undefined;

/** Stands beside a page: brings the visitor to its place, and the focus to its heading. Once for every page, however often its effects run. */
export function Arrival({ page }: { readonly page: string }) {
  useLayoutEffect(() => {
    if (shown === page) return;
    shown = page;
    first ??= page;
    const isMoved = arrive();
    if (page === first || isMoved) return;
    const main = document.getElementById('main');
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    if (target) focusOn(target);
  }, [page]);
  return null;
}
