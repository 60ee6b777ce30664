import { useEffect } from 'react';
import type { ApiError } from '../api/errors';
import { type ListingPage, searchListings } from '../api/searchCalls';
import type { Load } from '../base/load';
import type { SearchFilters } from '../domain/filters';
import { formatQuery } from '../domain/filtersQuery';
import { limits } from '../domain/limits';
import { useRuntime } from './runtimeContext';
import type { SearchSession, SearchState } from './searchSession';
import { useLoad } from './useLoad';
import { useSearch } from './useSearch';
import { useStore } from './useStore';

export interface Results {
  readonly session: SearchSession;
  readonly filters: SearchFilters;
  /** The page as shown, from 1. */
  readonly page: number;
  readonly load: Load<ListingPage, ApiError>;
}

/** The page of results that the session asks for. A newer question cancels an older one, whose answer never shows. */
export function useResults(sessionName: string, pageSize: number = limits.pageSize): Results {
  const { transport } = useRuntime();
  const { session, filters, hasUncheckedMetro } = useSearch(sessionName);
  const page = useStore(session.store, (state) => state.page);
  const requestedPage = useStore(session.store, (state) => state.requestedPage);
  const isReady = useStore(session.store, (state) => state.isReady);
  const isAsked = isReady && !hasUncheckedMetro;
  const load = useLoad(isAsked ? ['search', formatQuery(filters, requestedPage), pageSize] : null, (options) =>
    searchListings(transport, filters, requestedPage, { ...options, pageSize }),
  );

  const status = loadStatus(load);
  useEffect(() => session.mark(status), [session, status]);

  if (load.status === 'failed') {
    const { retry } = load;
    const retryFromFirstPage = () => {
      if (!session.retry()) retry();
    };
    return { session, filters, page, load: { ...load, retry: retryFromFirstPage } };
  }
  return { session, filters, page, load };
}

function loadStatus(load: Load<unknown>): SearchState['status'] {
  if (load.status === 'ready') return 'success';
  return load.status === 'failed' ? 'error' : load.status;
}
