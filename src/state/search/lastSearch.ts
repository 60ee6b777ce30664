import { lastScrollEntry, saveScrollEntry } from '../scroll/scrollStorage';

/** The last search shown in this tab, for a link 'Вернуться к поиску' (§2, D19). */
export interface LastSearch {
  /** Path, query and hash on this site, including filters, order and page. */
  readonly url: string;
  /** Call it when the visitor follows the link: the search then opens at its saved position instead of at the top. */
  resume(): void;
}

/** Null when the tab has shown no search that keeps itself in the address (`url-sync`). */
export function lastSearch(): LastSearch | null {
  const place = lastScrollEntry();
  if (!place) return null;
  return {
    url: place.url,
    resume() {
      // The position is known only after the search has left the page, so it is read again.
      saveScrollEntry({ ...(lastScrollEntry() ?? place), isAwaited: true });
    },
  };
}
