import type { Address, Listing } from '../domain/listing/listing';
import { type Box, boxAround, type Coordinates, isInside, isPlace } from '../domain/map/coordinates';
import { sixDecimals } from '../domain/map/geo';
import { gridSteps, idsPerPlace, mapLimits } from '../domain/map/mapAnswers';
import type { MapPoint } from '../domain/map/mapPoints';

/**
 * Returns a server's response for a box of the map, as a reference implementation: one point per place; if there are too many, one per grid
 * cell, or the place itself if alone in its cell. Used to verify faster implementations.
 */
export function pointsIn(listings: readonly Listing[], box: Box): MapPoint[] {
  const inside = listings.flatMap((listing) => {
    const at = placeOf(listing.address);
    return at && isInside(box, at) ? [{ listing, at }] : [];
  });
  const places = [...groupBy(inside, ({ at }) => `${at.latitude},${at.longitude}`).values()];
  const perPlace = idsPerPlace(Math.min(places.length, mapLimits.places));
  const points = places.flatMap((here) => {
    const [first] = here;
    if (!first) return [];
    const newest = here.map(({ listing }) => listing.id).sort((a, b) => b - a);
    const price = Math.min(...here.map(({ listing }) => listing.price));
    return { at: first.at, count: here.length, ids: newest.slice(0, perPlace), price, cell: null };
  });
  if (places.length <= mapLimits.places) return points;
  const steps = gridSteps(box);
  const cells = groupBy(points, ({ at }) => `${Math.floor(at.latitude / steps.latitude)} ${Math.floor(at.longitude / steps.longitude)}`);
  return [...cells.values()].map(cellOf);
}

/** Whether a house is at these coordinates, to six decimals (D25). */
export function standsAt(address: Address | null, at: Coordinates): boolean {
  const place = placeOf(address);
  return place !== null && place.latitude === sixDecimals(at.latitude) && place.longitude === sixDecimals(at.longitude);
}

function cellOf(points: readonly MapPoint[]): MapPoint {
  const [only] = points;
  if (only && points.length === 1) return only;
  const count = points.reduce((sum, point) => sum + point.count, 0);
  const mean = (valueOf: (at: Coordinates) => number) =>
    sixDecimals(points.reduce((sum, point) => sum + valueOf(point.at) * point.count, 0) / count);
  return {
    at: { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) },
    count,
    ids: [],
    price: Math.min(...points.map(({ price }) => price ?? Number.POSITIVE_INFINITY)),
    cell: boxAround(points.map(({ at }) => at)),
  };
}

function placeOf(address: Address | null): Coordinates | null {
  const { latitude = null, longitude = null } = address ?? {};
  const at = { latitude, longitude };
  return isPlace(at) ? { latitude: sixDecimals(at.latitude), longitude: sixDecimals(at.longitude) } : null;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
