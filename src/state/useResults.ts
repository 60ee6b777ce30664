import { useEffect } from 'react';
import type { ApiError } from '../api/errors';
import { type ListingPage, searchListings } from '../api/searchCalls';
import type { Load } from '../base/load';
import { formatQuery } from '../domain/filtersQuery';
import { limits } from '../domain/limits';
import { useRuntime } from './runtimeContext';
import type { SearchSession, SearchState } from './searchSession';
import { useLoad } from './useLoad';
import { useSearch } from './useSearch';

export interface Results {
  readonly session: SearchSession;
  readonly state: SearchState;
  readonly load: Load<ListingPage, ApiError>;
}

/** The page of results that the session asks for. A newer question cancels an older one, whose answer never shows. */
export function useResults(sessionName: string, pageSize: number = limits.pageSize): Results {
  const { transport } = useRuntime();
  const { session, state } = useSearch(sessionName);
  const { filters, requestedPage } = state;
  const isAsked = state.isReady && !state.hasUncheckedMetro;
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
    return { session, state, load: { ...load, retry: retryFromFirstPage } };
  }
  return { session, state, load };
}

function loadStatus(load: Load<unknown>): SearchState['status'] {
  if (load.status === 'ready') return 'success';
  return load.status === 'failed' ? 'error' : load.status;
}
