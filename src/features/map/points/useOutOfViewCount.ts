import { useRef } from 'react';
import type { PointGroup } from '../../../domain/map/mapPoints';
import type { ShownPoints } from '../../../state/map/useMapPoints';

/**
 * How many listings of the search stand nowhere on the map: it ends with the city, and what is outside is skipped (§9, D26). Known once
 * the whole city has been seen, and for these filters from then on; 0 before.
 */
export function useOutside(
  { status, isCity, query }: Pick<ShownPoints, 'status' | 'isCity' | 'query'>,
  groups: readonly PointGroup[] | null,
  count: number | null,
): number {
  const known = useRef({ query, outside: 0 });
  if (known.current.query !== query) known.current = { query, outside: 0 };
  if (status === 'ready' && isCity && groups && count !== null) {
    const inside = groups.reduce((sum, group) => sum + group.count, 0);
    known.current = { query, outside: Math.max(0, count - inside) };
  }
  return known.current.outside;
}
