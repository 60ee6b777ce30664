import { useLayoutEffect } from 'react';
import { endpoints } from '../api/endpoints';
import { searchPath } from '../api/searchCalls';
import { parseQuery } from '../domain/filtersQuery';
import { limits } from '../domain/limits';
import { claimHeadStart } from './pageScope';
import { useRuntime } from './runtimeContext';
import { bindSearchUrl, type UrlSync } from './searchUrl';

export interface SearchStart {
  readonly session: string;
  /** Starting filters as a query string: `trade_type=Аренда&room_count=1,2`. Normalised silently (§5). */
  readonly filters: string;
  readonly urlSync: UrlSync;
  /** Of the results, so that the loader's head start is recognised. */
  readonly pageSize?: number;
}

/** Settles how a session begins: from the address where that is asked for and says something, else from `filters`, else by default. */
export function useSearchStart({ session: name, filters, urlSync, pageSize }: SearchStart): void {
  const runtime = useRuntime();
  const session = runtime.search(name);
  // Before the first paint, so that the first request does not wait for it.
  useLayoutEffect(() => {
    const restore = (query: string) => {
      const { filters: start, page, problems } = parseQuery(query);
      if (problems.length === 0) {
        const size = pageSize === undefined || pageSize === limits.pageSize ? '' : `&page_size=${pageSize}`;
        const raw = `${runtime.apiUrl}${endpoints.search}?${query}${size}`;
        claimHeadStart(raw, runtime.apiUrl + searchPath(start, page, pageSize));
      }
      session.restore(start, page);
    };
    if (urlSync !== 'off') return bindSearchUrl(session, urlSync, (query) => restore(query ?? filters));
    // A form and results of one session may both begin it: the one that says nothing must not undo the other.
    if (filters !== '' || !session.store.get().isReady) restore(filters);
    return undefined;
  }, [runtime, session, filters, urlSync, pageSize]);
}
