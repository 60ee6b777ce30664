import type { Coordinates } from '../map/coordinates';
import { metresBetween } from '../map/geo';
import type { MetroStation, NearestStation } from './metro';
import { walkingMinutes } from './walkingMinutes';

/** Nobody walks farther to a station: an hour, metres. */
export const farthestMetro = 5000;

/** The station that is the fewest metres away; null when none is near enough to walk. */
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
