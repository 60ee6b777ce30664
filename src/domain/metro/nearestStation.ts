import type { Coordinates } from '../map/coordinates';
import { metresBetween } from '../map/geo';
import type { MetroStation, NearestStation } from './metro';
import { walkingMinutes } from './walkingMinutes';

/** Maximum walking distance, m: about an hour. */
export const farthestMetro = 5000;

/** Returns the nearest station within walking distance, or null. */
export function nearestStation(
  at: Coordinates,
  stations: Iterable<readonly [station: MetroStation, place: Coordinates]>,
): NearestStation | null {
  let nearest: NearestStation | null = null;
  for (const [station, place] of stations) {
    const metres = Math.round(metresBetween(at, place));
    if (metres <= farthestMetro && metres < (nearest?.metres ?? Number.POSITIVE_INFINITY)) {
      nearest = { ...station, metres, minutes: walkingMinutes(metres) };
    }
  }
  return nearest;
}
