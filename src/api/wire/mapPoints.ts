import * as v from 'valibot';
import type { Box, Coordinates } from '../../domain/map/coordinates';
import type { MapPoint } from '../../domain/map/mapPoints';

const degrees = v.pipe(v.number(), v.finite());
const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(1));
const price = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** Corners of the map in a request (§7). */
export const mapBoxSchema = v.object({
  top_left_latitude: degrees,
  top_left_longitude: degrees,
  bottom_right_latitude: degrees,
  bottom_right_longitude: degrees,
});
/** Request for the points of a map (§7). */
export type WireMapBox = v.InferOutput<typeof mapBoxSchema>;

/** A place whose listings are requested (§7). */
export const placeSchema = v.object({ latitude: degrees, longitude: degrees });

/** A point as the reference server sends it: listings at one place, or a grid cell (§7). */
export const mapPointSchema = v.object({
  /** The listing, the newest of several, or none for a grid cell. */
  id: v.union([whole, v.array(whole)]),
  latitude: degrees,
  longitude: degrees,
  /** Beyond the requirements: the number of listings. */
  displayCount: count,
  /** Beyond the requirements: the lowest price. */
  price: v.optional(price),
  /** Beyond the requirements: a grid cell, sent when there are too many places. */
  cluster: v.optional(v.boolean()),
  /** Bounds of the listings of a cell: south, west, north, east. */
  bounds: v.optional(v.array(degrees)),
});
/** Wire type of a point. */
export type WireMapPoint = v.InferOutput<typeof mapPointSchema>;

/** Larger counts would not add up exactly. */
const mostListings = 1e9;

/** What the client accepts: at least a place and something to open. */
const tolerantPoint = v.object({
  ...mapPointSchema.entries,
  displayCount: v.fallback(v.optional(v.pipe(count, v.maxValue(mostListings))), undefined),
  price: v.fallback(v.optional(price), null),
  cluster: v.fallback(mapPointSchema.entries.cluster, false),
  bounds: v.fallback(mapPointSchema.entries.bounds, undefined),
});

/** Half the size of a cell without bounds, in degrees. */
const unknownCell = 0.005;

export function encodeMapBox({ south, west, north, east }: Box): WireMapBox {
  return { top_left_latitude: north, top_left_longitude: west, bottom_right_latitude: south, bottom_right_longitude: east };
}

/** Returns a point of a response, or null for a malformed item. Never throws. */
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

/** Returns the item that a server sends for a point. */
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
