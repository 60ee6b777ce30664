import type { SearchSession } from '../search/searchSession';
import { restoreScroll } from './restoreScroll';
import { readScrollEntries, type ScrollEntry, saveScrollEntry } from './scrollStorage';

/**
 * Remembers which cards of a search are in the window, and after a return (back, forward, reload, a link that resumes) brings them there
 * again. For searches that keep themselves in the address of the page. Answers a function that lets go, before the cards leave the page.
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
    // A change of filters or of the page of results stays in its entry, and is no return.
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
  // A router may scroll to the top before the search leaves the page: what counts is where the visitor was before.
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

/** What was left at this address, when the visitor comes back to it; a link to the same search begins at the top (§2). */
function leftAt(url: string, entry: string, view: Window): ScrollEntry | undefined {
  const places = readScrollEntries();
  const last = places.at(-1);
  if (last?.isAwaited && last.url === url) return last;
  return places.findLast((place) => place.url === url && (entry === '' ? isTraversal(view) : place.entry === entry));
}

/** Browsers that do not tell entries of the history apart say at least how the document was reached. */
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
