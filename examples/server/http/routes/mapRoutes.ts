import type { FastifyInstance } from 'fastify';
import { encodeListing } from '../../../../src/api/wire/listing/encodeListing';
import { encodeMapPoint } from '../../../../src/api/wire/mapPoints';
import { type PlaceProblem, readMapBox, readMapBoxQuery, readPlaceBody, readPlaceQuery } from '../../../../src/api/wire/mapRequest';
import { encodeNearestMetro } from '../../../../src/api/wire/nearestMetro';
import { type Coordinates, intersection } from '../../../../src/domain/map/coordinates';
import { sixDecimals } from '../../../../src/domain/map/geo';
import { addSurrogateKeys, listingsKey } from '../../edge/surrogateKeys';
import type { ListingStore } from '../../listings/listingStore';
import type { MapStore } from '../../listings/mapStore';
import type { Stations } from '../../metro/stations';
import { documented } from '../openapi';
import { RequestProblem } from '../problems';
import { queryOf } from '../queryOf';
import { readSearch } from '../searchRequest';

export interface MapRoutesOptions {
  readonly listings: ListingStore;
  readonly map: MapStore;
  readonly stations: Stations;
}

/** A body is four numbers. */
const bodyLimit = 4096;
/** A map is not expected to change while somebody looks at it. */
const forHalfAMinute = 'public, max-age=30';
/** Stations change once a year. */
const forAnHour = 'public, max-age=3600';
/** Half of the sixth decimal, the precision at which points are distinct (D25). */
const halfStep = 0.5e-6;

/** `POST` and `GET /realty-addresses/map-points/`, `POST /realty-addresses/map-point-realty/` and `GET /realty-addresses/nearest-metro/` (§7, D4). */
export async function mapRoutes(app: FastifyInstance, { listings, map, stations }: MapRoutesOptions): Promise<void> {
  const pointsIn = async (query: string, { box, fields }: ReturnType<typeof readMapBox>) => {
    const errors = toMessages(fields);
    if (!new URLSearchParams(query).get('trade_type')) errors.trade_type = ['Обязательное поле.'];
    const { criteria } = readSearch(query, stations, errors);
    const requestedBox = box && intersection(box, stations.city.mapBox);
    return requestedBox ? (await map.points(criteria, requestedBox)).map(encodeMapPoint) : [];
  };

  app.route({
    method: 'POST',
    url: '/realty-addresses/map-points/',
    schema: documented.mapPoints,
    bodyLimit,
    handler: (request) => pointsIn(queryOf(request), readMapBox(request.body)),
  });

  // The same for caches in front of the server, which keep no answer to a POST.
  app.get('/realty-addresses/map-points/', { schema: documented.mapPointsByQuery }, async (request, reply) => {
    const query = queryOf(request);
    const points = await pointsIn(query, readMapBoxQuery(new URLSearchParams(query)));
    reply.header('cache-control', forHalfAMinute);
    addSurrogateKeys(reply, [listingsKey]);
    return points;
  });

  app.route({
    method: 'POST',
    url: '/realty-addresses/map-point-realty/',
    schema: documented.pointListings,
    bodyLimit,
    async handler(request) {
      const { at, fields } = readPlaceBody(request.body);
      const { criteria, page, pageSize } = readSearch(queryOf(request), stations, toMessages(fields));
      if (!at) return { results: [], count: 0 };
      const atPoint = { ...criteria, box: boxAt(at) };
      const [results, count] = await Promise.all([listings.page(atPoint, page, pageSize), listings.count(atPoint)]);
      return { results: results.map(encodeListing), count };
    },
  });

  app.get('/realty-addresses/nearest-metro/', { schema: documented.nearestMetro }, async (request, reply) => {
    const { at, fields } = readPlaceQuery(new URLSearchParams(queryOf(request)));
    if (!at) throw new RequestProblem(toMessages(fields));
    const station = stations.nearest(at);
    reply.header('cache-control', forAnHour).type('application/json; charset=utf-8');
    // Fastify would send an empty body for null.
    return JSON.stringify(station && encodeNearestMetro(station));
  });
}

function boxAt({ latitude, longitude }: Coordinates) {
  const [south, west] = [sixDecimals(latitude) - halfStep, sixDecimals(longitude) - halfStep];
  return { south, west, north: south + 2 * halfStep, east: west + 2 * halfStep };
}

function toMessages(fields: Readonly<Record<string, PlaceProblem>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([field, problem]) => [field, [messages[problem]]]));
}

const messages: Readonly<Record<PlaceProblem, string>> = {
  notANumber: 'Введите число.',
  notOnEarth: 'Значение вне допустимых границ.',
  notBelow: 'Верхний левый угол должен быть севернее и западнее нижнего правого.',
};
