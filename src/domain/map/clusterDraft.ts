import type { Box, Coordinates } from './coordinates';
import { worldSize, worldX, worldY } from './geo';
import type { MapPoint, PointCluster } from './mapPoints';
import { boxOf, degrees, lower, union, units } from './mergeCoincidentPoints';

/** Px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Parameters of clustering at one zoom. */
export interface ClusterGrid {
  readonly zoom: number;
  /** World size, px. */
  readonly world: number;
  /** Grid cell; null if only equal coordinates are merged. */
  readonly cell: Size | null;
  /** Pins of places show prices. */
  readonly withPrices: boolean;
  /** Clusters this far apart on one axis never overlap, whatever their pins show. */
  readonly near: Size;
}

/** A cluster being built. Sums are integers, so the order of points does not matter. */
export interface ClusterDraft {
  /** Cell number, or place number without cells: unique, in reading order. */
  readonly order: number;
  count: number;
  /** Sum over all listings, in `units`. */
  latitude: number;
  longitude: number;
  price: number | null;
  /** The only place in it, if there is one. */
  place: MapPoint | null;
  box: Box;
}

/** Exceeds the number of grid columns at any zoom. */
const columns = 2 ** 26;

/** Returns the clustering parameters of a zoom: at most about 150 clusters on a 1440 × 900 px screen. Prices need wider cells. */
export function clusterGrid(zoom: number, withPrices: boolean): ClusterGrid {
  return {
    zoom,
    world: worldSize(zoom),
    cell: zoom >= 19 ? null : cellOf(zoom, withPrices),
    withPrices,
    near: { width: withPrices ? widestPrice : 78, height: 48 },
  };
}

/** 'от 12,5 млн'. */
const widestPrice = 112;

/** Returns the space of a pin, px: its size, the line around it and a gap. A little generous, since fonts differ. */
export function pinSpace({ count, place, price }: Pick<ClusterDraft, 'count' | 'place' | 'price'>, withPrices: boolean): Size {
  if (place && withPrices && price !== null) return { width: count > 1 ? widestPrice : 90, height: 36 };
  if (place && count === 1) return { width: 32, height: 32 };
  if (count < 10) return { width: 42, height: 42 };
  const digits = place ? 2 : String(count).length;
  return { width: Math.min(78, digits > 3 ? 18 + 12 * digits : 48), height: 48 };
}

function cellOf(zoom: number, withPrices: boolean): Size {
  if (zoom <= 10) return withPrices ? { width: 88, height: 48 } : { width: 64, height: 64 };
  if (zoom === 11) return withPrices ? { width: 112, height: 56 } : { width: 80, height: 80 };
  // At these zooms places are sparse enough for small cells.
  if (zoom >= 16) return withPrices ? { width: 88, height: 36 } : { width: 44, height: 44 };
  return withPrices ? { width: 128, height: 72 } : { width: 96, height: 96 };
}

/** Returns the draft for one place. `order`: the key from `mergeCoincidentPoints`. */
export function draftOf(order: number, place: MapPoint, { cell, world }: ClusterGrid): ClusterDraft {
  const { at, count, price } = place;
  return {
    order: cell ? Math.floor(worldY(at, world) / cell.height) * columns + Math.floor(worldX(at, world) / cell.width) : order,
    count,
    latitude: units(at.latitude) * count,
    longitude: units(at.longitude) * count,
    price,
    place,
    box: boxOf(place),
  };
}

/** Merges `other` into `draft`. */
export function absorb(draft: ClusterDraft, other: ClusterDraft): void {
  draft.count += other.count;
  draft.latitude += other.latitude;
  draft.longitude += other.longitude;
  draft.price = lower(draft.price, other.price);
  draft.place = null;
  draft.box = union(draft.box, other.box);
}

/** Returns the centroid of the listings. */
export function middleOf({ count, latitude, longitude }: ClusterDraft): Coordinates {
  return { latitude: degrees(latitude / count), longitude: degrees(longitude / count) };
}

export function toCluster(draft: ClusterDraft, { zoom }: ClusterGrid): PointCluster {
  const { count, price, place, box, order } = draft;
  // A single place has the same key at every zoom, so its pin survives zooming.
  const key = place ? `${place.at.latitude},${place.at.longitude}` : `${zoom}/${order % columns}/${Math.floor(order / columns)}`;
  return { key, at: place?.at ?? middleOf(draft), count, price, place: place?.cell ? null : place, box };
}
