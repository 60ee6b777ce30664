import { routeFor } from '../routing/routes';
import { scrollPositions } from './scrollPositions';
import { scrollToAnchor } from './scrollToAnchor';
import { scrollUntilStable } from './scrollUntilStable';

/** Key of the current history entry, or the address where the Navigation API is missing. */
const currentEntry = () => window.navigation?.currentEntry?.key ?? window.location.pathname + window.location.search;

/** The search restores its own scroll position. */
const restoresItself = () => routeFor(window.location.pathname)?.name === 'search';

const measure = () => ({ top: Math.round(window.scrollY), height: document.documentElement.scrollHeight });

/** The page that is shown and the visitor's last position on it. */
const shown = { entry: '', path: '', position: { top: 0, height: 0 } };
let isReturn = isTraversal();

const updatePosition = () => {
  shown.position = measure();
};
const savePosition = () => scrollPositions.write(shown.entry, shown.position);

/**
 * Scroll restoration for client-side navigation (§2): new pages start at the top; back, forward and reload return to the saved position.
 * Returns a function that stops it.
 * @param onOtherPage Called when back or forward lead to another page, which must be rendered now.
 */
export function startScrollRestoration(onOtherPage: () => void): () => void {
  const onPopState = () => {
    isReturn = true;
    // It is another history entry of the same page, so only the position changes.
    if (isCurrentPage()) restoreScroll();
    else onOtherPage();
  };
  const before = window.history.scrollRestoration;
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', updatePosition, { passive: true });
  // Capture, to run before the router renders the page.
  window.addEventListener('popstate', onPopState, { capture: true });
  window.addEventListener('pagehide', savePosition);
  return () => {
    window.history.scrollRestoration = before;
    window.removeEventListener('scroll', updatePosition);
    window.removeEventListener('popstate', onPopState, { capture: true });
    window.removeEventListener('pagehide', savePosition);
  };
}

/** Called when the visitor follows a link: the next page starts at the top. */
export function expectNewPage(): void {
  isReturn = false;
  updatePosition();
}

/** Returns whether the rendered page still matches the address. */
export const isCurrentPage = () => shown.path === window.location.pathname;

/** Called when the page of the current address has rendered. Returns whether focus was moved to an anchor in it. */
export function restoreScroll(): boolean {
  const saved = isReturn ? scrollPositions.read(currentEntry()) : null;
  isReturn = false;
  const isFirst = shown.entry === '';
  if (!isFirst) savePosition();
  shown.entry = currentEntry();
  shown.path = window.location.pathname;
  if (saved && !restoresItself()) {
    scrollUntilStable(() => saved.top, { isDone: () => document.documentElement.scrollHeight >= saved.height });
    return false;
  }
  const anchor = window.location.hash.slice(1);
  if (anchor && scrollToAnchor(anchor, { isSmooth: false })) return true;
  // Leave the first page where it is: reading its layout here would force a reflow in the task that rendered it.
  if (isFirst) return false;
  scrollUntilStable(() => null, { isDone: () => true });
  window.scrollTo({ top: 0, behavior: 'instant' });
  return false;
}

/** Returns whether the document was loaded by reload, back or forward. */
function isTraversal(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}
