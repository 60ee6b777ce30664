import { useEffect, useLayoutEffect } from 'react';
import { useStore } from '../../base/hooks/useStore';
import type { SearchFilters } from '../../domain/search/filters';
import { keepKnownMetro } from '../../domain/search/filtersQuery';
import { useRuntime } from '../runtime/runtimeContext';
import { type SearchSession, searchOf } from './searchSession';
import { useMetroRegister } from './useMetroRegister';

export interface Search {
  readonly session: SearchSession;
  readonly filters: SearchFilters;
}

/** Returns the search session of this name. Station names from outside are checked against the register first (§5). */
export function useSearch(name: string): Search {
  const session = searchOf(useRuntime(), name);
  const filters = useStore(session.store, (state) => state.filters);
  const hasUncheckedMetro = useStore(session.store, (state) => state.hasUncheckedMetro);
  const metro = useMetroRegister(hasUncheckedMetro);

  useLayoutEffect(() => {
    const user = {};
    session.mounted.add(user);
    return () => {
      session.mounted.delete(user);
    };
  }, [session]);

  useEffect(() => {
    if (!hasUncheckedMetro) return;
    if (metro.status === 'ready') {
      session.settleMetro(
        keepKnownMetro(
          filters,
          metro.value.options.map((option) => option.name),
        ),
      );
    } else if (metro.status === 'failed') {
      // Without the register, names cannot be rejected; the server decides.
      session.settleMetro(filters);
    }
  }, [session, filters, hasUncheckedMetro, metro]);
  return { session, filters };
}
