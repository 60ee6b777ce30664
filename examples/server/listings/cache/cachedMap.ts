import { type MapStore, shareOf } from '../mapStore';
import { isRolledUp } from '../placesQuery';
import { copiedPoints } from './copy/copiedPoints';
import type { SearchCopy } from './copy/searchCopy';

/** From this share of the city on, a pass over the copy is faster: it takes as long for any box. */
const district = 1 / 40;

/** Finds what the map itself finds, for wide boxes in the copy in memory when it is there. */
export function cachedMap(map: MapStore, copy: SearchCopy | null): MapStore {
  if (!copy) return map;
  return {
    async points(criteria, box) {
      const rows = shareOf(box) > district && !isRolledUp(criteria) ? await copy.rowsOf(criteria) : null;
      return rows ? copiedPoints(rows, criteria, box) : map.points(criteria, box);
    },
  };
}
