import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ApiError } from '../../api/client/errors';
import type { RequestOptions } from '../../api/client/request';
import { type ListingPage, searchListings } from '../../api/search';
import { useLatest } from '../../base/hooks/useLatest';
import { useStore } from '../../base/hooks/useStore';
import type { Load } from '../../base/load';
import { limits } from '../../domain/limits';
import { pageCount, type SearchFilters } from '../../domain/search/filters';
import { formatQuery } from '../../domain/search/filtersQuery';
import type { FixedFilters } from '../../domain/search/fixedFilters';
import { publicStoreOf } from '../data/publicStore';
import { useLoad } from '../data/useLoad';
import { useSendAhead } from '../data/useSendAhead';
import { useRuntime } from '../runtime/runtimeContext';
import { resultsKey } from './resultsKey';
import type { SearchSession } from './searchSession';
import { isSettled, type SearchState } from './searchState';
import { useSearch } from './useSearch';

export interface Results {
  readonly session: SearchSession;
  readonly filters: SearchFilters;
  /** Filters that the page does not let anyone change. */
  readonly fixed: FixedFilters;
  /** The page as shown, from 1. */
  readonly page: number;
  readonly load: Load<ListingPage, ApiError>;
}

/** Loads the page of results that the session requests. A newer query cancels an older one, whose response is never shown. */
export function useResults(sessionName: string, pageSize: number = limits.pageSize): Results {
  const { transport } = useRuntime();
  const { session, filters } = useSearch(sessionName);
  const page = useStore(session.store, (state) => state.page);
  const fixed = useStore(session.store, (state) => state.fixed);
  const requestedPage = useStore(session.store, (state) => state.requestedPage);
  const canAsk = useStore(session.store, isSettled);
  const retryCount = useStore(session.store, (state) => state.retryCount);
  const query = formatQuery(filters, requestedPage);
  const listings = (filters: SearchFilters, page: number) => (options: RequestOptions) =>
    searchListings(transport, filters, page, { ...options, pageSize });
  const asked = useLoad(publicStoreOf, canAsk ? resultsKey(query, pageSize) : null, listings(filters, requestedPage));

  const sendAhead = useSendAhead();
  const send = useLatest((next: SearchState) => {
    const { filters, requestedPage } = next;
    if (isSettled(next)) sendAhead(resultsKey(formatQuery(filters, requestedPage), pageSize), listings(filters, requestedPage));
  });

  // Listings expire: a page beyond the last one is never shown, the last one is requested instead.
  const lastPage = asked.status === 'ready' ? Math.max(1, pageCount(asked.value.count, pageSize)) : requestedPage;
  const isBeyond = requestedPage > lastPage;
  useEffect(() => {
    if (isBeyond) session.setPage(lastPage);
  }, [session, isBeyond, lastPage]);
  const load: typeof asked = isBeyond ? { status: 'loading' } : asked;

  // This runs before a passive effect would, so that results that have left the page send nothing.
  useLayoutEffect(() => {
    session.subscribers.add(send);
    return () => {
      session.subscribers.delete(send);
      // Deferred: others may stay, or return in the same task, and the address may already belong to another page.
      queueMicrotask(() => {
        if (session.subscribers.size === 0) session.resetView();
      });
    };
  }, [session, send]);

  const status = loadStatus(load);
  const results = load.status === 'ready' ? load.value : undefined;
  useEffect(() => session.setStatus(status, query, results), [session, status, query, results]);

  const latest = useLatest(load);
  const lastRetry = useRef(retryCount);
  useEffect(() => {
    if (lastRetry.current === retryCount) return;
    lastRetry.current = retryCount;
    if (latest.current.status === 'failed') latest.current.retry();
  }, [retryCount, latest]);

  const retry = () => {
    if (!session.retry() && load.status === 'failed') load.retry();
  };
  return { session, filters, fixed, page, load: load.status === 'failed' ? { ...load, retry } : load };
}

function loadStatus(load: Load<unknown>): SearchState['status'] {
  if (load.status === 'ready') return 'success';
  return load.status === 'failed' ? 'error' : load.status;
}
