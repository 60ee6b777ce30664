import { useMemo, useRef } from 'react';
import { isShown } from '../../../domain/map/mergeCoincidentPoints';
import type { ShownPoints } from '../../../state/map/useMapPoints';

/**
 * Returns how many results are outside the map, which ends with the city (§9, D26). Known once the whole city has been loaded for these
 * filters; 0 before.
 */
export function useOutOfViewCount(
  { status, isCity, query, points }: Pick<ShownPoints, 'status' | 'isCity' | 'query' | 'points'>,
  count: number | null,
): number {
  // The points themselves are counted: clusters come later, and the first of them are of no points at all.
  const inside = useMemo(() => points.reduce((sum, point) => (isShown(point) ? sum + point.count : sum), 0), [points]);
  const known = useRef({ query, outside: 0 });
  if (known.current.query !== query) known.current = { query, outside: 0 };
  if (status === 'ready' && isCity && count !== null) {
    known.current = { query, outside: Math.max(0, count - inside) };
  }
  return known.current.outside;
}
