import { wholeCityBox } from './cityMapBoxes';
import { type Box, isInside } from './coordinates';
import { mapLimits } from './mapAnswers';
import type { MapPoint } from './mapPoints';

/** Six decimals distinguish places (D25). */
const precision = 1e6;
/** Exceeds any latitude or longitude of Moscow in `units`; a pair still makes one exact number. */
const axisSize = 2 ** 26;
/** Points per chunk. */
const chunkSize = 4000;

interface Sum {
  count: number;
  price: number | null;
  readonly ids: number[];
  cell: Box | null;
}

/** Converts degrees to integer units, so that sums do not depend on the order. */
export function units(degrees: number): number {
  return Math.round(degrees * precision);
}

export function degrees(units: number): number {
  return units / precision;
}

/** Returns the lower of two prices, either of which may be unknown. */
export function lower(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

/** Returns the smallest box around both. */
export function union(a: Box, b: Box): Box {
  return {
    south: Math.min(a.south, b.south),
    west: Math.min(a.west, b.west),
    north: Math.max(a.north, b.north),
    east: Math.max(a.east, b.east),
  };
}

/** Returns the bounds of a point: its coordinates, or its cell. */
export function boxOf({ at, cell }: MapPoint): Box {
  return cell ?? { south: at.latitude, west: at.longitude, north: at.latitude, east: at.longitude };
}

/** Whether a point of a response is shown: it is in Moscow (D26). */
export function isShown({ at, count }: MapPoint): boolean {
  return isInside(wholeCityBox, at) && count > 0;
}

/**
 * Merges points with equal coordinates. Keys are numbers in reading order: north to south, then west to east. Leaves out points outside
 * Moscow (D26). Yields between chunks.
 */
export function* mergeCoincidentPoints(points: readonly MapPoint[]): Generator<void, Map<number, MapPoint>> {
  const places = new Map<number, MapPoint>();
  const sums = new Map<number, Sum>();
  let processed = 0;
  for (const point of points) {
    if (++processed % chunkSize === 0) yield;
    if (!isShown(point)) continue;
    const number = (axisSize - units(point.at.latitude)) * axisSize + units(point.at.longitude);
    const first = places.get(number);
    if (!first) {
      places.set(number, point);
      continue;
    }
    const sum = sums.get(number) ?? { ...first, ids: [...first.ids] };
    sums.set(number, sum);
    add(sum, point);
  }
  for (const [number, { count, price, ids, cell }] of sums) {
    if (++processed % chunkSize === 0) yield;
    const newest = [...new Set(ids)].sort((a, b) => b - a).slice(0, mapLimits.idsPerPlace);
    const at = { latitude: degrees(axisSize - Math.floor(number / axisSize)), longitude: degrees(number % axisSize) };
    places.set(number, { at, count, price, ids: newest, cell });
  }
  return places;
}

function add(sum: Sum, point: MapPoint): void {
  sum.count += point.count;
  sum.price = lower(sum.price, point.price);
  for (const id of point.ids) sum.ids.push(id);
  if (sum.cell && point.cell) sum.cell = union(sum.cell, point.cell);
  else sum.cell ??= point.cell;
}
