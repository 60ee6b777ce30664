import type { CityPoints } from '../../../domain/map/cityPoints';
import { type Box, isInside } from '../../../domain/map/coordinates';
import type { MapPoint } from '../../../domain/map/mapPoints';
import { isNarrowed } from '../../../domain/search/activeFilters';
import type { SearchFilters } from '../../../domain/search/filters';

/** More results than anybody looks at one by one. */
const many = 100;

/** Returns how many listings are in a box. Those of a grid cell are where its middle is. */
export function countIn(box: Box, points: readonly Pick<MapPoint, 'at' | 'count'>[]): number {
  return points.reduce((sum, { at, count }) => (isInside(box, at) ? sum + count : sum), 0);
}

/**
 * Returns what the map shows of a search by itself: the box around its results, or null for the whole city, as the map starts with it. Many
 * results, at least half of them in that view, are shown like all, unless they are of a place.
 */
export function boxOfSearch(filters: SearchFilters, points: readonly MapPoint[], { count, box }: CityPoints, start: Box): Box | null {
  if (!box || !isNarrowed(filters)) return null;
  const isWide = filters.metro.length === 0 && count > many;
  return isWide && countIn(start, points) * 2 >= count ? null : box;
}
