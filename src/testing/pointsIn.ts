import { type Box, type Coordinates, isInside, isPlace } from '../domain/coordinates';
import type { Address, Listing } from '../domain/listing';
import { gridCell, gridSteps, mapLimits } from '../domain/mapAnswers';
import type { MapPoint } from '../domain/mapPoints';

/** The points of a box as a server answers them: listings at one place together, or cells of a grid when there are too many places. */
export function pointsIn(listings: readonly Listing[], box: Box): MapPoint[] {
  const inside = listings.flatMap((listing) => {
    const at = placeOf(listing.address);
    return at && isInside(box, at) ? [{ listing, at }] : [];
  });
  const places = groupBy(inside, ({ at }) => `${at.latitude},${at.longitude}`);
  if (places.size > mapLimits.places) return cellsOf(inside, box);
  return [...places.values()].flatMap((here) => {
    const [first] = here;
    if (!first) return [];
    const newest = here.map(({ listing }) => listing.id).sort((a, b) => b - a);
    return {
      at: first.at,
      count: here.length,
      ids: newest.slice(0, mapLimits.idsPerPlace),
      price: Math.min(...here.map(({ listing }) => listing.price)),
      cell: null,
    };
  });
}

/** Whether a house stands there, to the sixth decimal (decision D25). */
export function standsAt(address: Address | null, at: Coordinates): boolean {
  const place = placeOf(address);
  return place !== null && rounded(place.latitude) === rounded(at.latitude) && rounded(place.longitude) === rounded(at.longitude);
}

function cellsOf(inside: readonly { readonly at: Coordinates }[], box: Box): MapPoint[] {
  const steps = gridSteps(box);
  const cells = groupBy(inside, ({ at }) => `${Math.floor(at.latitude / steps.latitude)} ${Math.floor(at.longitude / steps.longitude)}`);
  return [...cells].map(([number, here]) => {
    const [row = 0, column = 0] = number.split(' ').map(Number);
    const mean = (values: number[]) => rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
    const at = { latitude: mean(here.map((one) => one.at.latitude)), longitude: mean(here.map((one) => one.at.longitude)) };
    return { at, count: here.length, ids: [], price: null, cell: gridCell(row, column, steps) };
  });
}

function placeOf(address: Address | null): Coordinates | null {
  const { latitude = null, longitude = null } = address ?? {};
  const at = { latitude, longitude };
  if (!isPlace(at)) return null;
  return { latitude: rounded(at.latitude), longitude: rounded(at.longitude) };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
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
