import { lastScrollEntry, saveScrollEntry } from '../scroll/scrollStorage';

/** The search that this tab has shown last, for a link 'Вернуться к поиску' (§2, D19). */
export interface LastSearch {
  /** Path, query and hash on this site: filters, order and page are in it. */
  readonly url: string;
  /** To be called when the visitor follows the link: the search then opens where it was left instead of at its top. */
  resume(): void;
}

/** Null when the tab has shown no search that keeps itself in the address (`url-sync`). */
export function lastSearch(): LastSearch | null {
  const place = lastScrollEntry();
  if (!place) return null;
  return {
    url: place.url,
    resume() {
      // Where the visitor was is known only after the search has left the page, so it is read again.
      saveScrollEntry({ ...(lastScrollEntry() ?? place), isAwaited: true });
    },
  };
}
