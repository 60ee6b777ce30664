import { type Box, isInside, isPlace, moscowBox } from './coordinates';
import { mapLimits } from './mapAnswers';
import type { MapPoint } from './mapPoints';

/** Six decimals tell places apart (D25). */
const precision = 1e6;
/** Above any latitude and longitude of Moscow in these units, and small enough for a pair of them to make one exact number. */
const range = 2 ** 26;
/** Points that are looked at in one go. */
const perStep = 4000;

interface Sum {
  count: number;
  price: number | null;
  readonly ids: number[];
  cell: Box | null;
}

/** In whole units, so that sums do not depend on the order of what is added. */
export function units(degrees: number): number {
  return Math.round(degrees * precision);
}

export function degrees(units: number): number {
  return units / precision;
}

/** The lower of two prices, of which either may be unknown. */
export function lower(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

/** The smallest box around both. */
export function union(a: Box, b: Box): Box {
  return {
    south: Math.min(a.south, b.south),
    west: Math.min(a.west, b.west),
    north: Math.max(a.north, b.north),
    east: Math.max(a.east, b.east),
  };
}

/** The corner itself, or the whole of its cell. */
export function boxOf({ at, cell }: MapPoint): Box {
  return cell ?? { south: at.latitude, west: at.longitude, north: at.latitude, east: at.longitude };
}

/**
 * One point for all at equal coordinates, by number in reading order: from north to south, then from west to east. Leaves out what is not a
 * place in Moscow (D26). Yields between pieces of work.
 */
export function* mergePlaces(points: readonly MapPoint[]): Generator<void, Map<number, MapPoint>> {
  const places = new Map<number, MapPoint>();
  const sums = new Map<number, Sum>();
  for (const [index, point] of points.entries()) {
    if (index % perStep === perStep - 1) yield;
    if (!isPlace(point.at) || !isInside(moscowBox, point.at) || !(point.count > 0)) continue;
    const number = (range - units(point.at.latitude)) * range + units(point.at.longitude);
    const first = places.get(number);
    if (!first) {
      places.set(number, point);
      continue;
    }
    const sum = sums.get(number) ?? { ...first, ids: [...first.ids] };
    sums.set(number, sum);
    add(sum, point);
  }
  let handled = 0;
  for (const [number, { count, price, ids, cell }] of sums) {
    if (++handled % perStep === 0) yield;
    const newest = [...new Set(ids)].sort((a, b) => b - a).slice(0, mapLimits.idsPerPlace);
    const at = { latitude: degrees(range - Math.floor(number / range)), longitude: degrees(number % range) };
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
