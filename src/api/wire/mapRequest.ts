import type { Box, Coordinates } from '../../domain/map/coordinates';

/** A problem with one field of a map request. */
export type PlaceProblem = 'notANumber' | 'notOnEarth' | 'notBelow';

type Problems = Readonly<Record<string, PlaceProblem>>;

/** Reads the corners of a map strictly, as a server does; problems are listed by field (§7). Never throws. */
export function readMapBox(body: unknown): { readonly box: Box | null; readonly fields: Problems } {
  return readBoxFields((name) => fieldOf(body, name));
}

/** The same for the corners in a query. */
export function readMapBoxQuery(params: URLSearchParams): { readonly box: Box | null; readonly fields: Problems } {
  return readBoxFields((name) => numberIn(params, name));
}

function readBoxFields(valueOf: (name: string) => unknown): { readonly box: Box | null; readonly fields: Problems } {
  const fields: Record<string, PlaceProblem> = {};
  const read = (name: string, furthest: number) => readDegrees(valueOf(name), name, furthest, fields);
  const north = read('top_left_latitude', 90);
  const west = read('top_left_longitude', 180);
  const south = read('bottom_right_latitude', 90);
  const east = read('bottom_right_longitude', 180);
  if (north === null || west === null || south === null || east === null) return { box: null, fields };
  if (south >= north) fields.bottom_right_latitude = 'notBelow';
  if (west >= east) fields.top_left_longitude = 'notBelow';
  return { box: Object.keys(fields).length > 0 ? null : { south, west, north, east }, fields };
}

/** The same for a place in a JSON body. */
export function readPlaceBody(body: unknown): { readonly at: Coordinates | null; readonly fields: Problems } {
  return readPlaceFields((name) => fieldOf(body, name));
}

/** The same for a place in a query. */
export function readPlaceQuery(params: URLSearchParams): { readonly at: Coordinates | null; readonly fields: Problems } {
  return readPlaceFields((name) => numberIn(params, name));
}

function readPlaceFields(valueOf: (name: string) => unknown): { readonly at: Coordinates | null; readonly fields: Problems } {
  const fields: Record<string, PlaceProblem> = {};
  const latitude = readDegrees(valueOf('latitude'), 'latitude', 90, fields);
  const longitude = readDegrees(valueOf('longitude'), 'longitude', 180, fields);
  return { at: latitude === null || longitude === null ? null : { latitude, longitude }, fields };
}

function numberIn(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  return /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : null;
}

function fieldOf(body: unknown, name: string): unknown {
  const isOwn = typeof body === 'object' && body !== null && Object.hasOwn(body, name);
  return isOwn ? (body as Record<string, unknown>)[name] : null;
}

function readDegrees(value: unknown, name: string, furthest: number, fields: Record<string, PlaceProblem>): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) fields[name] = 'notANumber';
  else if (Math.abs(value) > furthest) fields[name] = 'notOnEarth';
  else return value;
  return null;
}
