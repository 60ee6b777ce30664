import { createStore, type Store } from '../../base/createStore';
import type { Coordinates } from '../../domain/map/coordinates';
import type { SearchSession } from '../search/searchSession';

const bySession = new WeakMap<SearchSession, Store<ReadonlySet<string>>>();

/** Returns the places the visitor has opened in this search; they stay visited when the map is remounted. */
export function visitedPins(session: SearchSession): Store<ReadonlySet<string>> {
  let pins = bySession.get(session);
  if (!pins) {
    pins = createStore<ReadonlySet<string>>(new Set());
    bySession.set(session, pins);
  }
  return pins;
}

/** Equal coordinates are one point (D25). */
export const coordinateKey = ({ latitude, longitude }: Coordinates): string => `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
