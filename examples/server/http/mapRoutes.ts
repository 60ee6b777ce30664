import type { FastifyInstance } from 'fastify';
import { encodeListing } from '../../../src/api/wire/listing';
import { encodeMapPoint } from '../../../src/api/wire/mapPoints';
import { type PlaceProblem, readMapBox, readPlaceBody, readPlaceQuery } from '../../../src/api/wire/mapRequest';
import { encodeNearestMetro } from '../../../src/api/wire/nearestMetro';
import { type Coordinates, intersection, requestBox } from '../../../src/domain/map/coordinates';
import { sixDecimals } from '../../../src/domain/map/geo';
import type { ListingStore } from '../listings/listingStore';
import type { MapStore } from '../listings/mapStore';
import type { Stations } from '../metro/stations';
import { documented } from './openapi';
import { RequestProblem } from './problems';
import { queryOf } from './queryOf';
import { readSearch } from './searchRequest';

export interface MapRoutesOptions {
  readonly listings: ListingStore;
  readonly map: MapStore;
  readonly stations: Stations;
}

/** A question about the map is four numbers. */
const bodyLimit = 4096;
/** Stations change once a year. */
const forAnHour = 'public, max-age=3600';
/** Half of the sixth decimal, by which places are told apart (D25). */
const half = 0.5e-6;

/** `POST /realty-addresses/map-points/`, `POST /realty-addresses/map-point-realty/` and `GET /realty-addresses/nearest-metro/` (§7, D4). */
export async function mapRoutes(app: FastifyInstance, { listings, map, stations }: MapRoutesOptions): Promise<void> {
  app.route({
    method: 'POST',
    url: '/realty-addresses/map-points/',
    schema: documented.mapPoints,
    bodyLimit,
    async handler(request) {
      const query = queryOf(request);
      const { box, fields } = readMapBox(request.body);
      const wrong = inWords(fields);
      if (!new URLSearchParams(query).get('trade_type')) wrong.trade_type = ['Обязательное поле.'];
      const { criteria } = readSearch(query, stations, wrong);
      const asked = box && intersection(box, requestBox);
      return asked ? (await map.points(criteria, asked)).map(encodeMapPoint) : [];
    },
  });

  app.route({
    method: 'POST',
    url: '/realty-addresses/map-point-realty/',
    schema: documented.pointListings,
    bodyLimit,
    async handler(request) {
      const { at, fields } = readPlaceBody(request.body);
      const { criteria, page, pageSize } = readSearch(queryOf(request), stations, inWords(fields));
      if (!at) return { results: [], count: 0 };
      const there = { ...criteria, box: boxAt(at) };
      const [results, count] = await Promise.all([listings.page(there, page, pageSize), listings.count(there)]);
      return { results: results.map(encodeListing), count };
    },
  });

  app.get('/realty-addresses/nearest-metro/', { schema: documented.nearestMetro }, async (request, reply) => {
    const { at, fields } = readPlaceQuery(new URLSearchParams(queryOf(request)));
    if (!at) throw new RequestProblem(inWords(fields));
    const station = stations.nearest(at);
    reply.header('cache-control', forAnHour).type('application/json; charset=utf-8');
    // The framework would send nothing at all for null.
    return JSON.stringify(station && encodeNearestMetro(station));
  });
}

function boxAt({ latitude, longitude }: Coordinates) {
  const [south, west] = [sixDecimals(latitude) - half, sixDecimals(longitude) - half];
  return { south, west, north: south + 2 * half, east: west + 2 * half };
}

function inWords(fields: Readonly<Record<string, PlaceProblem>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([field, problem]) => [field, [messages[problem]]]));
}

const messages: Readonly<Record<PlaceProblem, string>> = {
  notANumber: 'Введите число.',
  notOnEarth: 'Значение вне допустимых границ.',
  notBelow: 'Верхний левый угол должен быть севернее и западнее нижнего правого.',
};
