import { useEffect, useRef } from 'react';
import { useStore } from '../../base/hooks/useStore';
import { formatQuery } from '../../domain/search/filtersQuery';
import { searchKey } from '../../domain/searches/searchKey';
import { useRuntime } from '../runtime/runtimeContext';
import type { SearchSession } from '../search/searchSession';
import type { SearchState } from '../search/searchState';
import { searchesOf } from './searches';
import { isPassedThrough, lookedAt, type Stay, stayAt } from './searchVisits';

/** The device remembers the searches that somebody runs, not what a page starts with. */
export function useSearchMemory({ store }: SearchSession): void {
  const searches = searchesOf(useRuntime());
  const isRead = useStore(searches.state, (state) => state.isRead);
  const query = useStore(store, ranByVisitor);
  const total = useStore(store, ({ results }) => results?.count ?? null);
  const stay = useRef<Stay | null>(null);
  useEffect(() => {
    if (!isRead || query === null || total === null) return;
    const { kept } = searches.state.get();
    const before = kept.get(query);
    const look = { query, total, now: new Date() };
    const left = stay.current;
    stay.current = stayAt(left, before, look);
    if (left && isPassedThrough(left, kept.get(left.query), look)) void searches.remove(left.query);
    void searches.keep(lookedAt(before, look));
  }, [searches, isRead, query, total]);
}

/** Returns what stands for a search that was answered; null for the one that the page starts with. */
function ranByVisitor({ source, start, filters, requestedPage, answered, status }: SearchState): string | null {
  if (source === 'host' || status !== 'success' || answered !== formatQuery(filters, requestedPage)) return null;
  const query = searchKey(filters);
  return query === searchKey(start) ? null : query;
}
