import { formatQuery, searchParameters } from '../domain/filtersQuery';
import type { SearchSession, SearchState } from './searchSession';

/** Where a search is written in the page's address: nowhere, its query, or its hash (decision D20). */
export type UrlSync = 'off' | 'query' | 'hash';

/**
 * Keeps a session and the page's address together: reads the address now and on back and forward, rewrites it by replacing (§2).
 * The host's own parameters stay. `restore` is given the query of the address, or null where it says nothing of a search.
 * Answers a function that lets go.
 */
export function bindSearchUrl(
  session: SearchSession,
  sync: Exclude<UrlSync, 'off'>,
  restore: (query: string | null) => void,
  view: Window = window,
): () => void {
  const read = () => {
    const query = currentQuery(sync, view);
    const params = new URLSearchParams(query);
    restore(searchParameters.some((name) => params.has(name)) ? query : null);
  };
  let written: Pick<SearchState, 'filters' | 'page'> | null = null;
  const write = () => {
    const { filters, page, isReady, hasUncheckedMetro } = session.store.get();
    if (!isReady || hasUncheckedMetro) return;
    // A change of status alone must not undo an address that was just typed and has not been read yet.
    if (written?.filters === filters && written.page === page) return;
    written = { filters, page };
    const own = new URLSearchParams(currentQuery(sync, view));
    for (const name of searchParameters) own.delete(name);
    const query = [formatQuery(filters, page), own.toString()].filter(Boolean).join('&');
    const { pathname, search, hash } = view.location;
    const address = sync === 'query' ? `${pathname}?${query}${hash}` : `${pathname}${search}#${query}`;
    if (address === pathname + search + hash) return;
    try {
      view.history.replaceState(view.history.state, '', address);
    } catch {
      // A sandboxed or about:srcdoc page has no address of its own; the search works without.
    }
  };
  const event = sync === 'query' ? 'popstate' : 'hashchange';
  read();
  view.addEventListener(event, read);
  const unsubscribe = session.store.subscribe(write);
  return () => {
    view.removeEventListener(event, read);
    unsubscribe();
  };
}

function currentQuery(sync: Exclude<UrlSync, 'off'>, view: Window): string {
  return sync === 'query' ? view.location.search.slice(1) : view.location.hash.slice(1);
}
