import { createStore, type Store } from '../../base/createStore';
import type { Coordinates } from '../../domain/map/coordinates';
import type { SearchSession } from '../search/searchSession';

const bySession = new WeakMap<SearchSession, Store<ReadonlySet<string>>>();

/** Places that a visitor has opened on the map of this search; they stay seen when the map has gone and come back. */
export function seenPlaces(session: SearchSession): Store<ReadonlySet<string>> {
  let places = bySession.get(session);
  if (!places) {
    places = createStore<ReadonlySet<string>>(new Set());
    bySession.set(session, places);
  }
  return places;
}

/** Equal coordinates are one place (D25). */
export const placeKey = ({ latitude, longitude }: Coordinates): string => `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
