import type { ApiError } from '../../api/client/errors';
import { countListings } from '../../api/search';
import { useStore } from '../../base/hooks/useStore';
import type { Load } from '../../base/load';
import type { SearchFilters } from '../../domain/search/filters';
import { formatQuery } from '../../domain/search/filtersQuery';
import { useLoad } from '../load/useLoad';
import { useRuntime } from '../runtime/runtimeContext';
import { searchOf } from './searchSession';

/**
 * How many listings a draft would find (§4). What is applied is not asked for: its results tell, once they are there. Null asks nothing,
 * and a newer draft cancels the question of an older one.
 */
export function useCount(sessionName: string, draft: SearchFilters | null): Load<number, ApiError> {
  const runtime = useRuntime();
  const { transport } = runtime;
  const { store } = searchOf(runtime, sessionName);
  // The number alone, and only while it is asked for: a form that counts nothing is not drawn anew by every answer.
  const shown = useStore(store, (state) => (draft && state.results ? state.results.count : null));
  const applied = useStore(store, (state) => state.filters);
  const question = draft && questionOf(draft);
  const isApplied = question !== null && question === questionOf(applied);
  const load = useLoad(draft && !isApplied ? ['count', question] : null, (options) => countListings(transport, draft ?? applied, options));
  if (!isApplied) return load;
  return shown === null ? { status: 'idle' } : { status: 'ready', value: shown };
}

/** The order changes nothing about the number. */
const questionOf = (filters: SearchFilters): string => formatQuery({ ...filters, ordering: 'newest' });
