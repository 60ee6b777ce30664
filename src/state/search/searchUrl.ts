import { formatQuery, searchParameters } from '../../domain/search/filtersQuery';
import { repairQuery } from '../../domain/search/repairQuery';
import { formatViewState, isViewParameter, parseViewState, type ViewState } from '../../domain/search/searchView';
import type { SearchSession } from './searchSession';

/** Where the page's address holds a search: nowhere, in its query, or in its hash (D20). */
export type UrlSync = 'off' | 'query' | 'hash';

/**
 * Synchronises a session with the page's address: reads the address now and on back and forward, writes it by replacing (§2). The host's
 * parameters stay. `restore` receives the query of the address, or null when it has no filters, and the view of the results, or null when it
 * has none. Returns a clean-up function.
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
    // This is another page of a single-page site, which is about to remove this search: do not write into its address.
    if (!isSaid && view.location.pathname !== home) return;
    written = [];
    if (isSaid || query === '') return read();
    // An anchor or a state of the host page; the search and its part of the address stay.
    write();
  };
  let written: readonly unknown[] = [];
  const write = () => {
    const { filters, page, view: shown, startView, box, isReady, hasUncheckedMetro } = session.store.get();
    // Do not write into the address of another page either, which is about to remove this search.
    if (!isReady || hasUncheckedMetro || view.location.pathname !== home) return;
    // A mere change of status must not undo a newly typed address that has not been read yet.
    const now = [filters, page, shown, startView, box];
    if (now.every((value, index) => value === written[index])) return;
    written = now;
    const hostParameters = currentQuery(sync, view)
      .split('&')
      .filter((part) => part !== '' && !isOurs(part));
    const query = [formatQuery(filters, page), formatViewState({ view: shown, box }, startView), ...hostParameters]
      .filter(Boolean)
      .join('&');
    const { pathname, search, hash } = view.location;
    const address = sync === 'query' ? `${pathname}?${query}${hash}` : `${pathname}${search}#${query}`;
    if (address !== pathname + search + hash) {
      try {
        view.history.replaceState(view.history.state, '', address);
      } catch {
        // A sandboxed or about:srcdoc page has no usable address; the search works without.
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
    // Leaving the page of a search clears it (§2), unless the search stays or returns in the same turn.
    queueMicrotask(() => {
      if (session.mounted.size === 0) session.clear();
    });
  };
}

function currentQuery(sync: Exclude<UrlSync, 'off'>, view: Window): string {
  return repairQuery(sync === 'query' ? view.location.search.slice(1) : view.location.hash.slice(1));
}

const parameterOf = (part: string) => [...new URLSearchParams(part)][0] ?? (['', ''] as const);

const isFilter = (part: string) => searchParameters.includes(parameterOf(part)[0]);

const isOurs = (part: string) => isFilter(part) || isViewParameter(...parameterOf(part));

const says = (query: string, isAsked: (part: string) => boolean) => query.split('&').some(isAsked);
