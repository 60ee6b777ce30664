import { useEffect, useState } from 'react';
import { groupPointsInPieces } from '../../../domain/map/groupPoints';
import type { PointGroup } from '../../../domain/map/mapPoints';
import type { ShownPoints } from '../../../state/map/useMapPoints';

interface Grouped {
  readonly query: string;
  readonly groups: readonly PointGroup[];
}

const none: readonly PointGroup[] = [];

/** Points as they stand at a zoom, gathered while the page breathes; those of the zoom before until then, null before the first. A moved map gathers nothing anew. */
export function useGroups(
  { points, query }: Pick<ShownPoints, 'points' | 'query'>,
  zoom: number,
  withPrices: boolean,
): readonly PointGroup[] | null {
  const [grouped, setGrouped] = useState<Grouped | null>(null);
  useEffect(() => {
    const asked = new AbortController();
    groupPointsInPieces(points, zoom, { withPrices }, asked.signal).then(
      (groups) => {
        if (!asked.signal.aborted) setGrouped({ query, groups });
      },
      () => {
        // Nobody waits for it any more.
      },
    );
    return () => asked.abort();
  }, [points, query, zoom, withPrices]);
  if (points.length === 0) return none;
  return grouped?.query === query ? grouped.groups : null;
}
