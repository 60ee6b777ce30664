import { useEffect, useRef } from 'react';
import type { ApiError } from '../../api/client/errors';
import { type ListingPage, searchListings } from '../../api/search';
import { useStore } from '../../base/hooks/useStore';
import type { Load } from '../../base/load';
import { limits } from '../../domain/limits';
import type { SearchFilters } from '../../domain/search/filters';
import { formatQuery } from '../../domain/search/filtersQuery';
import type { FixedFilters } from '../../domain/search/fixedFilters';
import { useLoad } from '../load/useLoad';
import { useRuntime } from '../runtime/runtimeContext';
import { resultsKey } from './resultsKey';
import type { SearchSession, SearchState } from './searchSession';
import { useSearch } from './useSearch';

export interface Results {
  readonly session: SearchSession;
  readonly filters: SearchFilters;
  /** What the page allows nobody to change. */
  readonly fixed: FixedFilters;
  /** The page as shown, from 1. */
  readonly page: number;
  readonly load: Load<ListingPage, ApiError>;
}

/** The page of results that the session asks for. A newer question cancels an older one, whose answer never shows. */
export function useResults(sessionName: string, pageSize: number = limits.pageSize): Results {
  const { transport } = useRuntime();
  const { session, filters, hasUncheckedMetro } = useSearch(sessionName);
  const page = useStore(session.store, (state) => state.page);
  const fixed = useStore(session.store, (state) => state.fixed);
  const requestedPage = useStore(session.store, (state) => state.requestedPage);
  const isReady = useStore(session.store, (state) => state.isReady);
  const attempt = useStore(session.store, (state) => state.attempt);
  const isAsked = isReady && !hasUncheckedMetro;
  const question = formatQuery(filters, requestedPage);
  const load = useLoad(isAsked ? resultsKey(question, pageSize) : null, (options) =>
    searchListings(transport, filters, requestedPage, { ...options, pageSize }),
  );

  useEffect(() => {
    const asker = {};
    session.askers.add(asker);
    return () => {
      session.askers.delete(asker);
      // Not yet: others may stay, or come back in the same turn, and the address may be another page's already.
      queueMicrotask(() => {
        if (session.askers.size === 0) session.leaveView();
      });
    };
  }, [session]);

  const status = loadStatus(load);
  const answer = load.status === 'ready' ? load.value : undefined;
  useEffect(() => session.mark(status, question, answer), [session, status, question, answer]);

  const latest = useRef(load);
  latest.current = load;
  const lastAttempt = useRef(attempt);
  useEffect(() => {
    if (lastAttempt.current === attempt) return;
    lastAttempt.current = attempt;
    if (latest.current.status === 'failed') latest.current.retry();
  }, [attempt]);

  if (load.status === 'failed') {
    const { retry } = load;
    const retryFromFirstPage = () => {
      if (!session.retry()) retry();
    };
    return { session, filters, fixed, page, load: { ...load, retry: retryFromFirstPage } };
  }
  return { session, filters, fixed, page, load };
}

function loadStatus(load: Load<unknown>): SearchState['status'] {
  if (load.status === 'ready') return 'success';
  return load.status === 'failed' ? 'error' : load.status;
}
