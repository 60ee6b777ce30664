import { countListings } from '../../../api/search';
import { clearedFilters } from '../../../domain/search/activeFilters';
import { conditionsOf, nearestStep, type SearchChange, type SearchCondition } from '../../../domain/search/conditions.lazy';
import type { SearchFilters } from '../../../domain/search/filters';
import { formatQuery } from '../../../domain/search/filtersQuery';
import type { FixedFilters } from '../../../domain/search/fixedFilters';
import { publicStoreOf } from '../../../state/data/publicStore';
import { useLoad } from '../../../state/data/useLoad';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { type StationChange, useStationChanges } from './useStationChanges';
import { whatCame } from './whatCame';

/** A condition that was changed; null for all of them. */
export interface ConditionChange extends SearchChange {
  readonly condition: SearchCondition | null;
}

export interface CountedChanges {
  readonly isLoading: boolean;
  /** Rows to expect of each until they are known. */
  readonly expected: { readonly conditions: number; readonly stations: number };
  readonly conditions: readonly ConditionChange[];
  readonly stations: readonly StationChange[];
}

/** Conditions that are tried, flags among them: each costs a request, price and area up to four. */
const mostTried = 8;
const mostFlags = 3;
/** Changed conditions that are shown. */
const mostShown = 4;

/**
 * Returns what finds more than a search that found `count` listings: one condition changed to the nearest step that does, and stations nearby
 * beside the chosen ones. Where something was found, rooms and stations stay: who has found something wants more of the same.
 */
export function useChanges(filters: SearchFilters, fixed: FixedFilters, count: number): CountedChanges {
  const { transport } = useRuntime();
  const all = conditionsOf(filters, fixed).filter(({ kind }) => count === 0 || (kind !== 'rooms' && kind !== 'metro'));
  const flags = all.filter(({ kind }) => kind === 'flag').slice(0, mostFlags);
  const tried = [...flags, ...all.filter(({ kind }) => kind !== 'flag')].slice(0, mostTried);
  const key = tried.length > 0 ? ['changes', count, ...tried.map(({ steps }) => steps.map((step) => formatQuery(step)))] : null;
  const load = useLoad(publicStoreOf, key, (options) =>
    whatCame(tried.map(({ steps }) => nearestStep(steps, count, (step) => countListings(transport, step, options)))),
  );
  const changes = load.status === 'ready' ? load.value : [];
  const conditions = changes.flatMap((change, index): ConditionChange[] => {
    const condition = tried[index];
    return change && condition ? [{ ...change, condition }] : [];
  });
  const stations = useStationChanges(filters, fixed, count);

  const isLoading = load.status === 'loading' || stations.isLoading;
  const isStuck =
    count === 0 && all.length > 1 && load.status === 'ready' && !isLoading && conditions.length + stations.changes.length === 0;
  const cleared = clearedFilters(filters, fixed);
  const last = useLoad(publicStoreOf, isStuck ? ['changes', formatQuery(cleared)] : null, (options) =>
    countListings(transport, cleared, options),
  );
  const isHelp = last.status === 'ready' && last.value > 0;
  return {
    isLoading: isLoading || last.status === 'loading',
    expected: { conditions: Math.min(tried.length, mostShown), stations: stations.expected },
    conditions: isHelp ? [{ condition: null, filters: cleared, more: last.value }] : conditions.slice(0, mostShown),
    stations: stations.changes,
  };
}
