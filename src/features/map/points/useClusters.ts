import { useEffect, useState } from 'react';
import { clusterPointsAsync } from '../../../domain/map/clusterPoints';
import type { PointCluster } from '../../../domain/map/mapPoints';
import type { ShownPoints } from '../../../state/map/useMapPoints';

interface Clustered {
  readonly query: string;
  readonly clusters: readonly PointCluster[];
}

const none: readonly PointCluster[] = [];

/**
 * Clusters the points without blocking the page. Returns the previous clusters while zooming, null before the first ones. Panning does not
 * recompute.
 */
export function useClusters(
  { points, query }: Pick<ShownPoints, 'points' | 'query'>,
  zoom: number,
  withPrices: boolean,
): readonly PointCluster[] | null {
  const hasPoints = points.length > 0;
  const [clustered, setClustered] = useState<Clustered | null>(null);
  useEffect(() => {
    // Clusters of nothing would pass for those of the first points.
    if (!hasPoints) return setClustered(null);
    const controller = new AbortController();
    clusterPointsAsync(points, zoom, { withPrices }, controller.signal).then(
      (clusters) => {
        if (!controller.signal.aborted) setClustered({ query, clusters });
      },
      () => {
        // Aborted.
      },
    );
    return () => controller.abort();
  }, [points, hasPoints, query, zoom, withPrices]);
  if (!hasPoints) return none;
  return clustered?.query === query ? clustered.clusters : null;
}
