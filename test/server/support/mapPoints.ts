import type { MapPoint } from '../../../src/domain/map/mapPoints';

/** Points to compare, in one order. Means are summed in another order, so their last digits are ignored. */
export function inOrder(all: readonly (MapPoint | null)[]) {
  return all
    .flatMap((point) => (point ? [{ ...point, at: [point.at.latitude.toFixed(4), point.at.longitude.toFixed(4)].join() }] : []))
    .sort((a, b) => a.at.localeCompare(b.at) || a.count - b.count || `${a.ids}`.localeCompare(`${b.ids}`));
}
