import type { Box, Coordinates } from './coordinates';
import type { MapPoint, PointGroup } from './mapPoints';
import { boxOf, degrees, lower, union, units } from './mergeCoincidentPoints';
import { worldSize, worldX, worldY } from './worldPixels';

/** Px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How places become groups at one zoom. */
export interface Grouping {
  readonly zoom: number;
  /** Px of the world. */
  readonly world: number;
  /** Of a cell of the grid; null where only equal coordinates are one. */
  readonly cell: Size | null;
  /** Two heaps nearer than this in both directions are one: a pin would cover the other. */
  readonly near: Size;
}

/** A group while it is being gathered. Sums are whole numbers: they do not depend on the order of the places. */
export interface Heap {
  /** Its cell, or its place where there are no cells: unique, and in reading order. */
  readonly order: number;
  count: number;
  /** Units of all its listings, added up. */
  latitude: number;
  longitude: number;
  price: number | null;
  /** The only place in it. */
  place: MapPoint | null;
  box: Box;
}

/** Above the columns of a grid at any zoom. */
const columns = 2 ** 26;

/** About a hundred and fifty groups fit a screen of 1440 × 900 px, however many places there are. Prices need more width than height. */
export function groupingOf(zoom: number, withPrices: boolean): Grouping {
  return {
    zoom,
    world: worldSize(zoom),
    cell: zoom >= 19 ? null : cellOf(zoom, withPrices),
    near: withPrices ? { width: 84, height: 32 } : { width: 36, height: 36 },
  };
}

function cellOf(zoom: number, withPrices: boolean): Size {
  if (zoom <= 10) return withPrices ? { width: 88, height: 48 } : { width: 64, height: 64 };
  if (zoom === 11) return withPrices ? { width: 112, height: 56 } : { width: 80, height: 80 };
  // Beyond this places stand so far apart that they need little help.
  if (zoom >= 16) return withPrices ? { width: 88, height: 36 } : { width: 44, height: 44 };
  return withPrices ? { width: 128, height: 72 } : { width: 96, height: 96 };
}

/** A place as a heap of its own. `number`: the place's, see `mergePlaces`. */
export function heapOf(number: number, place: MapPoint, { cell, world }: Grouping): Heap {
  const { at, count, price } = place;
  return {
    order: cell ? Math.floor(worldY(at, world) / cell.height) * columns + Math.floor(worldX(at, world) / cell.width) : number,
    count,
    latitude: units(at.latitude) * count,
    longitude: units(at.longitude) * count,
    price,
    place,
    box: boxOf(place),
  };
}

/** `heap` takes all of `other`. */
export function join(heap: Heap, other: Heap): void {
  heap.count += other.count;
  heap.latitude += other.latitude;
  heap.longitude += other.longitude;
  heap.price = lower(heap.price, other.price);
  heap.place = null;
  heap.box = union(heap.box, other.box);
}

/** The middle of its listings. */
export function middleOf({ count, latitude, longitude }: Heap): Coordinates {
  return { latitude: degrees(latitude / count), longitude: degrees(longitude / count) };
}

export function groupOf(heap: Heap, { zoom }: Grouping): PointGroup {
  const { count, price, place, box, order } = heap;
  // A place has one key at all zooms, so that its pin may stay when the map comes nearer.
  const key = place ? `${place.at.latitude},${place.at.longitude}` : `${zoom}/${order % columns}/${Math.floor(order / columns)}`;
  return { key, at: place?.at ?? middleOf(heap), count, price, place: place?.cell ? null : place, box };
}
