import type { Box } from '../../../../../src/domain/map/coordinates';
import { sixDecimals } from '../../../../../src/domain/map/geo';
import { gridSteps, idsPerPlace, mapLimits } from '../../../../../src/domain/map/mapAnswers';
import type { MapPoint } from '../../../../../src/domain/map/mapPoints';
import type { SearchCriteria } from '../../searchQuery';
import { matchingRows } from './matchingRows';
import type { SearchRows } from './searchRows';

/** What is found at a place: how many, the lowest price, and the last of them, from which the others are reached. */
interface Found {
  readonly counts: Int32Array;
  readonly prices: Float64Array;
  readonly last: Int32Array;
  readonly before: Int32Array;
}

/** The points of a box, as `spotsOf` finds them in the database. */
export function copiedPoints(rows: SearchRows, criteria: SearchCriteria, box: Box): MapPoint[] {
  const found = find(rows, { ...criteria, box });
  const places: number[] = [];
  for (let place = 0; place < found.counts.length; place++) if (found.counts[place]) places.push(place);
  const most = idsPerPlace(Math.max(1, Math.min(places.length, mapLimits.places)));
  const pointOf = (place: number) => pointAt(rows, found, place, most);
  if (places.length <= mapLimits.places) return places.map(pointOf);
  const steps = gridSteps(box);
  const cells = new Map<number, number[]>();
  for (const place of places) {
    const { latitude, longitude } = rows.places[place] ?? noPlace;
    // Cells of a box are few: neighbouring numbers never meet.
    const cell = Math.floor(latitude / steps.latitude) * 2 ** 26 + Math.floor(longitude / steps.longitude);
    const known = cells.get(cell);
    if (known) known.push(place);
    else cells.set(cell, [place]);
  }
  return [...cells.values()].map(([first = 0, ...others]) =>
    others.length === 0 ? pointOf(first) : cellOf(rows, found, [first, ...others]),
  );
}

function find(rows: SearchRows, criteria: SearchCriteria): Found {
  const { size, places, columns } = rows;
  const { at, ranges } = columns;
  const found: Found = {
    counts: new Int32Array(places.length),
    prices: new Float64Array(places.length).fill(Number.POSITIVE_INFINITY),
    last: new Int32Array(places.length).fill(-1),
    before: new Int32Array(size),
  };
  const matches = matchingRows(rows, criteria);
  for (let n = 0; n < matches.length; n++) {
    const row = matches[n] as number;
    const place = at[row] as number;
    const price = ranges.price[row] as number;
    found.counts[place] = (found.counts[place] as number) + 1;
    if (price < (found.prices[place] as number)) found.prices[place] = price;
    found.before[row] = found.last[place] as number;
    found.last[place] = row;
  }
  return found;
}

const noPlace = { latitude: 0, longitude: 0 };

function pointAt(rows: SearchRows, { counts, prices, last, before }: Found, place: number, most: number): MapPoint {
  const ids: number[] = [];
  const { columns } = rows;
  for (let row = last[place] ?? -1; row >= 0; row = before[row] ?? -1) ids.push(columns.ids[row] ?? 0);
  const newest = ids.sort((one, other) => other - one).slice(0, most);
  return { at: rows.places[place] ?? noPlace, count: counts[place] ?? 0, price: prices[place] ?? null, ids: newest, cell: null };
}

function cellOf(rows: SearchRows, { counts, prices }: Found, places: readonly number[]): MapPoint {
  let [south, west, north, east] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [count, latitudes, longitudes, price] = [0, 0, 0, Number.POSITIVE_INFINITY];
  for (const place of places) {
    const { latitude, longitude } = rows.places[place] ?? noPlace;
    const here = counts[place] ?? 0;
    count += here;
    latitudes += latitude * here;
    longitudes += longitude * here;
    price = Math.min(price, prices[place] ?? price);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  const at = { latitude: sixDecimals(latitudes / count), longitude: sixDecimals(longitudes / count) };
  return { at, count, price, ids: [], cell: { south, west, north, east } };
}
