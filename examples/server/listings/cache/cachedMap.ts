import type { Box } from '../../../../src/domain/map/coordinates';
import { type MapStore, shareOf } from '../mapStore';
import { isRolledUp } from '../placesQuery';
import type { SearchCriteria } from '../searchQuery';
import { copiedPoints } from './copy/copiedPoints';
import type { SearchCopy } from './copy/searchCopy';

/** From this share of the city on, a pass over all listings elsewhere is faster: it takes as long for any box. */
const district = 1 / 40;

/** Whether the database answers a box more slowly than what has no index of places. */
export const isLongRead = (criteria: SearchCriteria, box: Box) => shareOf(box) > district && !isRolledUp(criteria);

/** Finds what the map itself finds, for wide boxes in the copy in memory when it is there. */
export function cachedMap(map: MapStore, copy: SearchCopy | null): MapStore {
  if (!copy) return map;
  return {
    async points(criteria, box) {
      const rows = isLongRead(criteria, box) ? await copy.rowsOf(criteria) : null;
      return rows ? copiedPoints(rows, criteria, box) : map.points(criteria, box);
    },
  };
}
