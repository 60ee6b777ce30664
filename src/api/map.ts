import * as v from 'valibot';
import { nextTask } from '../base/nextTask';
import { limits } from '../domain/limits';
import type { Box, Coordinates } from '../domain/map/coordinates';
import type { MapPoint } from '../domain/map/mapPoints';
import type { NearestStation } from '../domain/metro/metro';
import type { SearchFilters } from '../domain/search/filters';
import { formatQuery } from '../domain/search/filtersQuery';
import { ApiFailure } from './client/errors';
import { postOf } from './client/post';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, keep, malformed, reportDropped } from './client/response';
import type { ListingPage, PageOptions } from './search';
import { decodeListing } from './wire/listing/listing';
import { listingPageSchema } from './wire/lists';
import { decodeMapPoint, encodeMapBox } from './wire/mapPoints';
import { decodeNearestMetro } from './wire/nearestMetro';

/** Paths of the map (§7): apart from the others, since a page without a map needs none of them. */
export const mapEndpoints = {
  points: '/realty-addresses/map-points/',
  pointListings: '/realty-addresses/map-point-realty/',
  /** This path is assumed (D4): the requirements do not show it. */
  nearestMetro: '/realty-addresses/nearest-metro/',
} as const;

/** Points in a box of the map. */
export interface MapPoints {
  readonly points: readonly MapPoint[];
  /** False if there are too many places, so that some points are cells of a grid: zooming in gives more. */
  readonly isWhole: boolean;
}

const listSchema = v.array(v.unknown());
/** Some servers wrap the items in `results`, others do not. */
const pointsSchema = v.union([listSchema, v.object({ results: listSchema })]);
const pageSchema = v.union([listSchema, listingPageSchema]);
/** Items decoded per task, so that a long response does not block the page. */
const perStep = 4000;

/** Returns what the filters find in a box of the map, one point per place. */
export async function listMapPoints(transport: Transport, filters: SearchFilters, box: Box, options?: RequestOptions): Promise<MapPoints> {
  const path = `${mapEndpoints.points}?${formatQuery(filters)}`;
  const body = check(pointsSchema, await request(transport, path, options, postOf(encodeMapBox(box))));
  const items = Array.isArray(body) ? body : body.results;
  const points: MapPoint[] = [];
  let decoded = 0;
  for (const item of items) {
    if (++decoded % perStep === 0) {
      await nextTask();
      if (options?.signal?.aborted) throw new ApiFailure({ kind: 'aborted' });
    }
    const point = decodeMapPoint(item);
    if (point) points.push(point);
  }
  reportDropped(items.length - points.length, 'point', options);
  return { points, isWhole: !points.some(({ cell }) => cell) };
}

/** Returns a page of the listings at one place, from 1. */
export async function listPointListings(
  transport: Transport,
  filters: SearchFilters,
  { latitude, longitude }: Coordinates,
  page: number,
  { pageSize = limits.pageSize, ...options }: PageOptions = {},
): Promise<ListingPage> {
  const size = pageSize === limits.pageSize ? '' : `&page_size=${pageSize}`;
  const path = `${mapEndpoints.pointListings}?${formatQuery(filters, page)}${size}`;
  const body = check(pageSchema, await request(transport, path, options, postOf({ latitude, longitude })));
  const { results, count } = Array.isArray(body) ? { results: body, count: body.length } : body;
  return { listings: keep(results, decodeListing, 'listing', options), count };
}

/** Returns the station nearest to a place, or null if none is within walking distance. */
export async function getNearestMetro(
  transport: Transport,
  { latitude, longitude }: Coordinates,
  options?: RequestOptions,
): Promise<NearestStation | null> {
  const path = `${mapEndpoints.nearestMetro}?${new URLSearchParams({ latitude: String(latitude), longitude: String(longitude) })}`;
  const body = await request(transport, path, options).catch(noneIfNotFound);
  if (body === null) return null;
  const station = decodeNearestMetro(body);
  if (!station) throw malformed();
  return station;
}

/** Some servers respond with 404 if there is none. */
function noneIfNotFound(thrown: unknown): null {
  if (thrown instanceof ApiFailure && thrown.error.kind === 'rejected' && thrown.error.status === 404) return null;
  throw thrown;
}
