import type { CityPoints } from '../../../domain/map/cityPoints';
import { type Box, contains, isInside } from '../../../domain/map/coordinates';
import type { MapPoint } from '../../../domain/map/mapPoints';
import { isShown } from '../../../domain/map/mergeCoincidentPoints';
import { defaultFilters, type SearchFilters } from '../../../domain/search/filters';
import { formatQuery } from '../../../domain/search/filtersQuery';

/** More results than anybody looks at one by one. */
const many = 100;

/** Returns how many listings are in a box. Those of a grid cell are where its middle is. */
export function countIn(box: Box, points: readonly MapPoint[]): number {
  return points.reduce((sum, point) => (isShown(point) && isInside(box, point.at) ? sum + point.count : sum), 0);
}

/** Whether a search asks for more than a deal and a kind of homes. */
export function isNarrowed(filters: SearchFilters): boolean {
  const { tradeType, realtyType, ordering } = filters;
  return formatQuery(filters) !== formatQuery({ ...defaultFilters, tradeType, realtyType, ordering });
}

/**
 * Returns what the map shows of a search by itself: the box around its results, or null for the whole city, as the map starts with it. Many
 * results that are nearly everywhere are shown like all of them, unless they are of a place.
 */
export function boxOfSearch(filters: SearchFilters, points: readonly MapPoint[], { count, box }: CityPoints, start: Box): Box | null {
  if (!box || !isNarrowed(filters)) return null;
  const isWide = filters.metro.length === 0 && count > many && !contains(start, box);
  return isWide && countIn(start, points) * 2 >= count ? null : box;
}
