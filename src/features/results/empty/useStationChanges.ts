import { countListings } from '../../../api/search';
import { limits } from '../../../domain/limits';
import type { NearbyStation } from '../../../domain/metro/nearbyStations';
import { nearestStep, type SearchChange } from '../../../domain/search/conditions.lazy';
import type { SearchFilters } from '../../../domain/search/filters';
import { formatQuery } from '../../../domain/search/filtersQuery';
import { type FixedFilters, isFixed } from '../../../domain/search/fixedFilters';
import { publicStoreOf } from '../../../state/data/publicStore';
import { useLoad } from '../../../state/data/useLoad';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useMetroRegister } from '../../../state/search/useMetroRegister';
import { whatCame } from './whatCame';

/** A station that is searched beside the chosen ones. */
export interface StationChange extends SearchChange {
  readonly station: NearbyStation;
}

/** Stations that are tried: each costs a request. */
const mostTried = 4;
/** A few of these find nothing. */
const mostExpected = 3;

export interface StationChanges {
  readonly isLoading: boolean;
  /** Rows to expect until they are known. */
  readonly expected: number;
  readonly changes: readonly StationChange[];
}

/** Returns the stations near the chosen ones that find more than `count` listings, the nearest first. */
export function useStationChanges(filters: SearchFilters, fixed: FixedFilters, count: number): StationChanges {
  const { transport } = useRuntime();
  const { metro } = filters;
  const isWanted = metro.length > 0 && metro.length < limits.metroStations && !isFixed(fixed, 'metro');
  const register = useMetroRegister(isWanted);
  const nearby = register.status === 'ready' ? register.value.nearby(metro).slice(0, mostTried) : [];
  const tried = nearby.map(({ name }) => ({ ...filters, metro: [...metro, name] }));
  const key = tried.length > 0 ? ['changes', count, ...tried.map((one) => formatQuery(one))] : null;
  const load = useLoad(publicStoreOf, key, (options) =>
    whatCame(tried.map((one) => nearestStep([one], count, (step) => countListings(transport, step, options)))),
  );
  const changes = load.status === 'ready' ? load.value : [];
  return {
    isLoading: register.status === 'loading' || load.status === 'loading',
    expected: isWanted ? Math.min(tried.length || mostExpected, mostExpected) : 0,
    changes: changes.flatMap((change, index): StationChange[] => {
      const station = nearby[index];
      return change && station ? [{ ...change, station }] : [];
    }),
  };
}
