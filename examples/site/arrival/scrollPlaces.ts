import { placeAt } from '../routing/pages';
import { leftPlaces } from './leftPlaces';
import { settle } from './settle';
import { showAnchor } from './showAnchor';

/** The entry of the tab's history; where the browser does not tell them apart, the address. */
const currentEntry = () => window.navigation?.currentEntry?.key ?? window.location.pathname + window.location.search;

/** A search returns to its cards by itself. */
const keepsItself = () => placeAt(window.location.pathname)?.name === 'search';

const look = () => ({ top: Math.round(window.scrollY), height: document.documentElement.scrollHeight });

/** Which page is on the screen, and where the visitor was on it. */
const shown = { entry: '', path: '', place: { top: 0, height: 0 } };
let isReturn = isTraversal();

const rememberPlace = () => {
  shown.place = look();
};
const writeDown = () => leftPlaces.write(shown.entry, shown.place);

/**
 * Remembers where the visitor is on each page of this tab's history (§2): new pages begin at the top, back, forward and reload return to where the
 * page was left. Answers how to let go.
 * @param onOtherPage Back or forward have led to another page, which is to be shown now.
 */
export function followScroll(onOtherPage: () => void): () => void {
  const comeBack = () => {
    isReturn = true;
    // Another entry of the page that is on the screen: only its place changes.
    if (isShown()) arrive();
    else onOtherPage();
  };
  const before = window.history.scrollRestoration;
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', rememberPlace, { passive: true });
  // Before the router, whose answer to the same event draws the page.
  window.addEventListener('popstate', comeBack, { capture: true });
  window.addEventListener('pagehide', writeDown);
  return () => {
    window.history.scrollRestoration = before;
    window.removeEventListener('scroll', rememberPlace);
    window.removeEventListener('popstate', comeBack, { capture: true });
    window.removeEventListener('pagehide', writeDown);
  };
}

/** The visitor follows a link. */
export function expectNewPage(): void {
  isReturn = false;
  rememberPlace();
}

/** Whether the page on the screen is still that of the address. */
export const isShown = () => shown.path === window.location.pathname;

/** The page of the address is on the screen now: to its place. Answers whether the focus has been moved to a part of it. */
export function arrive(): boolean {
  const left = isReturn ? leftPlaces.read(currentEntry()) : null;
  isReturn = false;
  const isFirst = shown.entry === '';
  if (!isFirst) writeDown();
  shown.entry = currentEntry();
  shown.path = window.location.pathname;
  if (left && !keepsItself()) {
    settle(() => left.top, { isThere: () => document.documentElement.scrollHeight >= left.height });
    return false;
  }
  const anchor = window.location.hash.slice(1);
  if (anchor && showAnchor(anchor, { isSmooth: false })) return true;
  // The document's own page stands where the visitor has it; asking would lay it out in the task that has drawn it.
  if (isFirst) return false;
  settle(() => null, { isThere: () => true });
  window.scrollTo({ top: 0, behavior: 'instant' });
  return false;
}

/** The document itself has been reached by reload, back or forward. */
function isTraversal(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}
