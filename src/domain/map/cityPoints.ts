import type { Box } from './coordinates';
import type { MapPoint } from './mapPoints';
import { boxOf, isShown, union } from './mergeCoincidentPoints';

/** What a search finds in the city, as far as a map can show it. */
export interface CityPoints {
  /** Listings, not places. */
  readonly count: number;
  /** Around all of them; null if there are none. */
  readonly box: Box | null;
}

export function cityPointsOf(points: readonly MapPoint[]): CityPoints {
  let count = 0;
  let box: Box | null = null;
  for (const point of points) {
    if (!isShown(point)) continue;
    count += point.count;
    const own = boxOf(point);
    box = box ? union(box, own) : own;
  }
  return { count, box };
}
