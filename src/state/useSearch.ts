import { useEffect } from 'react';
import { keepKnownMetro } from '../domain/filtersQuery';
import { useRuntime } from './runtimeContext';
import type { SearchSession, SearchState } from './searchSession';
import { useMetroOptions } from './useMetroOptions';
import { useStore } from './useStore';

/** The search session of this name and its state. Names of stations that came from outside are compared with the register first (§5). */
export function useSearch(name: string): { session: SearchSession; state: SearchState } {
  const session = useRuntime().search(name);
  const state = useStore(session.store);
  const metro = useMetroOptions(state.hasUncheckedMetro);

  useEffect(() => {
    if (!state.hasUncheckedMetro) return;
    if (metro.status === 'ready') {
      session.settleMetro(keepKnownMetro(state.filters, new Set(metro.value.map((option) => option.name))));
    } else if (metro.status === 'failed') {
      // Without the register nothing can be said against the names; the server has the last word.
      session.settleMetro(state.filters);
    }
  }, [session, state, metro]);
  return { session, state };
}
