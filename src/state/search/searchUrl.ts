import { formatQuery, searchParameters } from '../../domain/search/filtersQuery';
import { isDamaged } from '../../domain/search/isDamaged';
import { formatViewState, isViewParameter, parseViewState, type ViewState } from '../../domain/search/searchView';
import type { SearchSession } from './searchSession';

/** Where the page's address holds a search: nowhere, in its query, or in its hash (D20). */
export type UrlSync = 'off' | 'query' | 'hash';

/**
 * Synchronises a session with the page's address: reads the address now and on back and forward, writes it by replacing (§2); a page of results
 * that the visitor turns to gets an entry in the history. The host's parameters stay. `restore` receives the query of the address, or null when it has no filters, and the view of the results, or null when it
 * has none. Returns a clean-up function.
 */
export function bindSearchUrl(
  session: SearchSession,
  sync: Exclude<UrlSync, 'off'>,
  restore: (query: string | null, place: ViewState | null) => void,
  view: Window = window,
): () => void {
  const { pathname: home } = view.location;
  let damaged: string | undefined;
  let repaired = '';
  let isBound = true;
  const currentQuery = () => {
    const query = queryOf(sync, view);
    return query === damaged ? repaired : query;
  };
  /** Damaged addresses are rare, so the code that repairs them loads for them alone. */
  const whenRepaired = (act: () => void) => {
    const query = queryOf(sync, view);
    session.isRepairing = query !== damaged && isDamaged(query);
    if (!session.isRepairing) return act();
    const goOn = (result: string) => {
      damaged = query;
      repaired = result;
      // The page may have changed its address meanwhile.
      if (isBound) whenRepaired(act);
    };
    import('../../domain/search/repairQuery').then(
      ({ repairQuery }) => goOn(repairQuery(query)),
      () => goOn(query),
    );
  };
  const read = () => {
    const query = currentQuery();
    restore(says(query, isFilter) ? query : null, parseViewState(query));
  };
  const follow = () => {
    const query = currentQuery();
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
    if (!isReady || hasUncheckedMetro || session.isRepairing || view.location.pathname !== home) return;
    // A mere change of status must not undo a newly typed address that has not been read yet.
    const now = [filters, page, shown, startView, box];
    if (now.every((value, index) => value === written[index])) return;
    written = now;
    const hostParameters = currentQuery()
      .split('&')
      .filter((part) => part !== '' && !isOurs(part));
    const query = [formatQuery(filters, page), formatViewState({ view: shown, box }, startView), ...hostParameters]
      .filter(Boolean)
      .join('&');
    const { pathname, search, hash } = view.location;
    const address = sync === 'query' ? `${pathname}?${query}${hash}` : `${pathname}${search}#${query}`;
    if (address !== pathname + search + hash) {
      try {
        view.history[session.isTurning ? 'pushState' : 'replaceState'](view.history.state, '', address);
      } catch {
        // A sandboxed or about:srcdoc page has no usable address; the search works without.
      }
    }
    session.isTurning = false;
    session.address.set(address);
  };
  const event = sync === 'query' ? 'popstate' : 'hashchange';
  whenRepaired(read);
  const followRepaired = () => whenRepaired(follow);
  view.addEventListener(event, followRepaired);
  const unsubscribe = session.store.subscribe(write);
  return () => {
    isBound = session.isRepairing = false;
    view.removeEventListener(event, followRepaired);
    unsubscribe();
    session.address.set(null);
    // Leaving the page of a search clears it (§2), unless the search stays or returns in the same turn.
    queueMicrotask(() => {
      if (session.mounted.size === 0) session.clear();
    });
  };
}

function queryOf(sync: Exclude<UrlSync, 'off'>, { location }: Window): string {
  return (sync === 'query' ? location.search : location.hash).slice(1);
}

const parameterOf = (part: string) => [...new URLSearchParams(part)][0] ?? (['', ''] as const);

const isFilter = (part: string) => searchParameters.includes(parameterOf(part)[0]);

const isOurs = (part: string) => isFilter(part) || isViewParameter(...parameterOf(part));

const says = (query: string, isAsked: (part: string) => boolean) => query.split('&').some(isAsked);
