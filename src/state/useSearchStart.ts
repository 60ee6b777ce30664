import { useEffect } from 'react';
import { parseQuery } from '../domain/filtersQuery';
import { useRuntime } from './runtimeContext';
import { bindSearchUrl, type UrlSync } from './searchUrl';

export interface SearchStart {
  readonly session: string;
  /** Starting filters as a query string: `trade_type=Аренда&room_count=1,2`. Normalised silently (§5). */
  readonly filters: string;
  readonly urlSync: UrlSync;
}

/** Settles how a session begins: from the address where that is asked for and says something, else from `filters`, else by default. */
export function useSearchStart({ session: name, filters, urlSync }: SearchStart): void {
  const session = useRuntime().search(name);
  useEffect(() => {
    if (urlSync !== 'off') return bindSearchUrl(session, urlSync, filters);
    // A form and results of one session may both begin it: the one that says nothing must not undo the other.
    if (filters === '' && session.store.get().isReady) return undefined;
    const start = parseQuery(filters);
    session.restore(start.filters, start.page);
    return undefined;
  }, [session, filters, urlSync]);
}
