import { formatQuery, searchParameters } from '../../domain/search/filtersQuery';
import { formatViewState, isViewParameter, parseViewState, type ViewState } from '../../domain/search/searchView';
import type { SearchSession } from './searchSession';

/** Where a search is written in the page's address: nowhere, its query, or its hash (D20). */
export type UrlSync = 'off' | 'query' | 'hash';

/**
 * Keeps a session and the page's address together: reads the address now and on back and forward, rewrites it by replacing (§2).
 * The host's own parameters stay. `restore` is given the query of the address, or null where it says nothing of filters; and how the results
 * show, or null where it says nothing of that. Answers a function that lets go.
 */
export function bindSearchUrl(
  session: SearchSession,
  sync: Exclude<UrlSync, 'off'>,
  restore: (query: string | null, place: ViewState | null) => void,
  view: Window = window,
): () => void {
  const { pathname: home } = view.location;
  const read = () => {
    const query = currentQuery(sync, view);
    restore(says(query, isFilter) ? query : null, parseViewState(query));
  };
  const follow = () => {
    const query = currentQuery(sync, view);
    const isSaid = says(query, isOurs);
    // Another page of a single-page site, which is about to take this search away: nothing may be written into its address.
    if (!isSaid && view.location.pathname !== home) return;
    written = [];
    if (isSaid || query === '') return read();
    // An anchor or a state of the page's own; the search stays as it is, and in the address.
    write();
  };
  let written: readonly unknown[] = [];
  const write = () => {
    const { filters, page, view: shown, startView, box, isReady, hasUncheckedMetro } = session.store.get();
    // Of another page, which is about to take this search away, nothing is written either.
    if (!isReady || hasUncheckedMetro || view.location.pathname !== home) return;
    // A change of status alone must not undo an address that was just typed and has not been read yet.
    const now = [filters, page, shown, startView, box];
    if (now.every((value, index) => value === written[index])) return;
    written = now;
    const own = currentQuery(sync, view)
      .split('&')
      .filter((part) => part !== '' && !isOurs(part));
    const query = [formatQuery(filters, page), formatViewState({ view: shown, box }, startView), ...own].filter(Boolean).join('&');
    const { pathname, search, hash } = view.location;
    const address = sync === 'query' ? `${pathname}?${query}${hash}` : `${pathname}${search}#${query}`;
    if (address !== pathname + search + hash) {
      try {
        view.history.replaceState(view.history.state, '', address);
      } catch {
        // A sandboxed or about:srcdoc page has no address of its own; the search works without.
      }
    }
    session.address.set(address);
  };
  const event = sync === 'query' ? 'popstate' : 'hashchange';
  read();
  view.addEventListener(event, follow);
  const unsubscribe = session.store.subscribe(write);
  return () => {
    view.removeEventListener(event, follow);
    unsubscribe();
    session.address.set(null);
    // Leaving the page of a search clears it (§2). Who stays, or comes back in the same turn, keeps it.
    queueMicrotask(() => {
      if (session.mounted.size === 0) session.clear();
    });
  };
}

function currentQuery(sync: Exclude<UrlSync, 'off'>, view: Window): string {
  return sync === 'query' ? view.location.search.slice(1) : view.location.hash.slice(1);
}

const parameterOf = (part: string) => [...new URLSearchParams(part)][0] ?? (['', ''] as const);

const isFilter = (part: string) => searchParameters.includes(parameterOf(part)[0]);

const isOurs = (part: string) => isFilter(part) || isViewParameter(...parameterOf(part));

const says = (query: string, isAsked: (part: string) => boolean) => query.split('&').some(isAsked);
