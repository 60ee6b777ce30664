import type { SearchSession } from '../search/searchSession';
import { restoreScroll } from './restoreScroll';
import { readScrollEntries, type ScrollEntry, saveScrollEntry } from './scrollStorage';

/**
 * Saves which cards of a search are in the window, and restores that position after a return (back, forward, reload, a resuming link). For
 * searches that keep themselves in the address of the page. Returns a clean-up function, to be called before the cards leave the page.
 */
export function saveScroll(session: SearchSession, root: HTMLElement, view: Window = window): () => void {
  let place: ScrollEntry | null = null;
  let endReturn = () => {};
  let isReturning = false;
  let frame = 0;

  const locate = () => {
    const url = session.address.get();
    if (url === null || url === place?.url) return;
    const entry = view.navigation?.currentEntry?.key ?? '';
    const isOtherEntry = entry !== place?.entry;
    if (place && isOtherEntry) saveScrollEntry(place);
    // New filters or another results page stay in the same history entry and are not a return.
    const left = isOtherEntry ? leftAt(url, entry, view) : undefined;
    place = { section: session.name, entry, url, cards: left?.cards ?? [] };
    saveScrollEntry(place);
    endReturn();
    if (!left || left.cards.length === 0) return;
    isReturning = true;
    endReturn = restoreScroll(root, left.cards, view, () => {
      isReturning = false;
    });
  };
  const look = () => {
    if (place && !isReturning) place = { ...place, cards: cardsInWindow(root, view) };
  };
  const lookSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const leave = () => {
    if (place) saveScrollEntry(place);
  };
  const leavePage = () => {
    look();
    leave();
  };

  locate();
  const unsubscribe = session.address.subscribe(locate);
  // A router may scroll to the top before the search is removed; what counts is the position before that.
  view.addEventListener('scroll', lookSoon, { capture: true, passive: true });
  view.addEventListener('click', look, { capture: true });
  view.addEventListener('pagehide', leavePage);
  return () => {
    unsubscribe();
    view.removeEventListener('scroll', lookSoon, { capture: true });
    view.removeEventListener('click', look, { capture: true });
    view.removeEventListener('pagehide', leavePage);
    cancelAnimationFrame(frame);
    endReturn();
    leave();
  };
}

/** Returns the saved position for this address when the visitor returns; a link to the same search starts at the top (§2). */
function leftAt(url: string, entry: string, view: Window): ScrollEntry | undefined {
  const places = readScrollEntries();
  const last = places.at(-1);
  if (last?.isAwaited && last.url === url) return last;
  return places.findLast((place) => place.url === url && (entry === '' ? isTraversal(view) : place.entry === entry));
}

/** Browsers that do not distinguish history entries at least report how the document was reached. */
function isTraversal(view: Window): boolean {
  const [navigation] = view.performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
}

function cardsInWindow(root: HTMLElement, view: Window): ScrollEntry['cards'] {
  const cards: [number, number][] = [];
  for (const card of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > 0 && top < view.innerHeight && bottom > top) cards.push([Number(card.dataset.place), Math.round(top)]);
  }
  return cards;
}
