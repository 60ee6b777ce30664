import { formatQuery, parseQuery, searchParameters } from '../domain/filtersQuery';
import type { SearchSession } from './searchSession';

/** Where a search is written in the page's address: nowhere, its query, or its hash (decision D20). */
export type UrlSync = 'off' | 'query' | 'hash';

/**
 * Keeps a session and the page's address together: reads the address now and on back and forward, rewrites it by replacing (§2).
 * The host's own parameters stay. An address that says nothing of a search means `fallback`. Answers a function that lets go.
 */
export function bindSearchUrl(session: SearchSession, sync: Exclude<UrlSync, 'off'>, fallback: string, view: Window = window): () => void {
  const read = () => {
    const { filters, page } = parseQuery(urlHasSearch(sync, view) ? currentQuery(sync, view) : fallback);
    session.restore(filters, page);
  };
  const write = () => {
    const { filters, page, isReady, hasUncheckedMetro } = session.store.get();
    if (!isReady || hasUncheckedMetro) return;
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

function urlHasSearch(sync: Exclude<UrlSync, 'off'>, view: Window): boolean {
  const params = new URLSearchParams(currentQuery(sync, view));
  return searchParameters.some((name) => params.has(name));
}

function currentQuery(sync: Exclude<UrlSync, 'off'>, view: Window): string {
  return sync === 'query' ? view.location.search.slice(1) : view.location.hash.slice(1);
}
