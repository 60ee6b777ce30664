import { useRef } from 'react';
import type { PointCluster } from '../../../domain/map/mapPoints';
import type { ShownPoints } from '../../../state/map/useMapPoints';

/**
 * Returns how many results are outside the map, which ends with the city (§9, D26). Known once the whole city has been loaded for these
 * filters; 0 before.
 */
export function useOutOfViewCount(
  { status, isCity, query }: Pick<ShownPoints, 'status' | 'isCity' | 'query'>,
  clusters: readonly PointCluster[] | null,
  count: number | null,
): number {
  const known = useRef({ query, outside: 0 });
  if (known.current.query !== query) known.current = { query, outside: 0 };
  if (status === 'ready' && isCity && clusters && count !== null) {
    const inside = clusters.reduce((sum, cluster) => sum + cluster.count, 0);
    known.current = { query, outside: Math.max(0, count - inside) };
  }
  return known.current.outside;
}
