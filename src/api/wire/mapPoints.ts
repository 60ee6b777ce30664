import * as v from 'valibot';
import type { Box, Coordinates } from '../../domain/map/coordinates';
import type { MapPoint } from '../../domain/map/mapPoints';

const degrees = v.pipe(v.number(), v.finite());
const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(1));
const price = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** The corners of a map as a question names them (§7). */
export const mapBoxSchema = v.object({
  top_left_latitude: degrees,
  top_left_longitude: degrees,
  bottom_right_latitude: degrees,
  bottom_right_longitude: degrees,
});
/** The question for the points of a map (§7). */
export type WireMapBox = v.InferOutput<typeof mapBoxSchema>;

/** A place of which the listings are asked for (§7). */
export const placeSchema = v.object({ latitude: degrees, longitude: degrees });

/** A point as a server of ours answers it: listings at one place, or a cell of a grid (§7). */
export const mapPointSchema = v.object({
  /** The listing, the newest ones of several, or none of a cell. */
  id: v.union([whole, v.array(whole)]),
  latitude: degrees,
  longitude: degrees,
  /** Beyond the requirements: how many listings are there. */
  displayCount: count,
  /** Beyond the requirements: the lowest price. */
  price: v.optional(price),
  /** Beyond the requirements: a cell of a grid, because there are too many places. */
  cluster: v.optional(v.boolean()),
  /** Of a cell: where its listings stand, south, west, north, east. */
  bounds: v.optional(v.array(degrees)),
});
/** A point as it travels. */
export type WireMapPoint = v.InferOutput<typeof mapPointSchema>;

/** Sums of larger counts would not be exact, or infinite. */
const mostListings = 1e9;

/** What the client takes: only a place and something to open. */
const tolerantPoint = v.object({
  ...mapPointSchema.entries,
  displayCount: v.fallback(v.optional(v.pipe(count, v.maxValue(mostListings))), undefined),
  price: v.fallback(v.optional(price), null),
  cluster: v.fallback(mapPointSchema.entries.cluster, false),
  bounds: v.fallback(mapPointSchema.entries.bounds, undefined),
});

/** Degrees around a cell of which the server does not say how large it is. */
const unknownCell = 0.005;

export function encodeMapBox({ south, west, north, east }: Box): WireMapBox {
  return { top_left_latitude: north, top_left_longitude: west, bottom_right_latitude: south, bottom_right_longitude: east };
}

/** A point of an answer, or null for an item of an unknown form. Never throws. */
export function decodeMapPoint(input: unknown): MapPoint | null {
  const result = v.safeParse(tolerantPoint, input);
  if (!result.success) return null;
  const { id, latitude, longitude, displayCount, price, cluster, bounds } = result.output;
  const ids = Array.isArray(id) ? id : [id];
  const at = { latitude, longitude };
  return {
    at,
    count: displayCount ?? Math.max(1, ids.length),
    ids: cluster ? [] : ids,
    price: price ?? null,
    cell: cluster ? cellOf(at, bounds) : null,
  };
}

/** The item that a server answers for a point. */
export function encodeMapPoint({ at, count, ids, price, cell }: MapPoint): WireMapPoint {
  const [only] = ids;
  return {
    id: ids.length === 1 && only !== undefined ? only : [...ids],
    latitude: at.latitude,
    longitude: at.longitude,
    displayCount: count,
    price,
    ...(cell && { cluster: true, bounds: [cell.south, cell.west, cell.north, cell.east] }),
  };
}

function cellOf({ latitude, longitude }: Coordinates, bounds: WireMapPoint['bounds']): Box {
  if (bounds) {
    const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = bounds;
    if (south <= north && west <= east) return { south, west, north, east };
  }
  return {
    south: latitude - unknownCell,
    west: longitude - unknownCell,
    north: latitude + unknownCell,
    east: longitude + unknownCell,
  };
}
