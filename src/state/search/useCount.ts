import type { ApiError } from '../../api/client/errors';
import { countListings } from '../../api/search';
import { useStore } from '../../base/hooks/useStore';
import type { Load } from '../../base/load';
import type { SearchFilters } from '../../domain/search/filters';
import { searchKey } from '../../domain/searches/searchKey';
import { publicStoreOf } from '../data/publicStore';
import { useLoad } from '../data/useLoad';
import { useRuntime } from '../runtime/runtimeContext';
import { searchOf } from './searchSession';

/**
 * Returns how many listings a draft would find (§4). The applied filters need no request, since their results have the number. Null requests
 * nothing; a newer draft cancels an older request.
 */
export function useCount(sessionName: string, draft: SearchFilters | null): Load<number, ApiError> {
  const runtime = useRuntime();
  const { transport } = runtime;
  const { store } = searchOf(runtime, sessionName);
  // It reads only the number, and only while needed: a form without a count does not render again on every response.
  const shown = useStore(store, (state) => (draft && state.results ? state.results.count : null));
  const applied = useStore(store, (state) => state.filters);
  const question = draft && searchKey(draft);
  const isApplied = question !== null && question === searchKey(applied);
  const load = useLoad(publicStoreOf, draft && !isApplied ? ['count', question] : null, (options) =>
    countListings(transport, draft ?? applied, options),
  );
  if (!isApplied) return load;
  return shown === null ? { status: 'idle' } : { status: 'ready', value: shown };
}
