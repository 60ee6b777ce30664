import { encodeListing } from '../api/wire/listing';
import { encodeMetroStation } from '../api/wire/metro';
import { referenceData } from '../api/wire/referenceData';
import { type EnumOption, optionByWire, tradeTypes } from '../domain/enumerations';
import { parseQuery } from '../domain/filtersQuery';
import { limits } from '../domain/limits';
import type { Listing } from '../domain/listing';
import { foldStationName } from '../domain/stationName';
import { compareListings, matchesFilters } from './matchesFilters';
import { createWorld, type World } from './world';

/** Cards of a home catalogue (§9). */
const latestSize = 3;

/**
 * A server in memory, as a `fetch` function: give it to a runtime in place of the network. Answers the reading calls of §7 under any base
 * address; the paths `/realty/`, `/realty/count/`, `/realty/latest/`, `/realty/{id}/`, `/realty-addresses/metro/`, `/reference-data/`.
 * A wrong parameter is answered 400 with messages by parameter, an unknown path or listing 404 with `detail`.
 */
export function createFakeApi(world: World = createWorld()): typeof fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), 'http://fake.test'), init);
    request.signal.throwIfAborted();
    // A network answers later than the call: what relies on an immediate answer must fail in tests too.
    await Promise.resolve();
    request.signal.throwIfAborted();
    return answer(world, request);
  };
}

function answer(world: World, request: Request): Response {
  const url = new URL(request.url);
  const route = routes.find(({ path }) => path.test(url.pathname));
  if (!route) return notFound();
  if (request.method !== 'GET') return json({ detail: `Метод "${request.method}" не разрешен.` }, 405);
  return route.answer(world, url.searchParams, Number(route.path.exec(url.pathname)?.[1]));
}

interface Route {
  readonly path: RegExp;
  answer(world: World, params: URLSearchParams, id: number): Response;
}

const routes: readonly Route[] = [
  { path: /\/realty\/$/, answer: search },
  { path: /\/realty\/count\/$/, answer: count },
  { path: /\/realty\/latest\/$/, answer: latest },
  { path: /\/realty\/(\d+)\/$/, answer: one },
  { path: /\/realty-addresses\/metro\/$/, answer: metro },
  { path: /\/reference-data\/$/, answer: () => json(referenceData()) },
];

function search(world: World, params: URLSearchParams): Response {
  const { filters, page, problems } = parseQuery(params);
  const size = readPageSize(params.get('page_size'));
  if (problems.length > 0 || size === null) {
    return refused([...problems.map(({ parameter }) => parameter), ...(size === null ? ['page_size'] : [])]);
  }
  const found = find(world, filters);
  return json({ results: found.slice((page - 1) * size, page * size).map(encodeListing), count: found.length });
}

function count(world: World, params: URLSearchParams): Response {
  const { filters, problems } = parseQuery(params);
  if (problems.length > 0) return refused(problems.map(({ parameter }) => parameter));
  return json({ count: find(world, filters).length });
}

function latest(world: World, params: URLSearchParams): Response {
  const value = params.get('trade_type');
  const trade: EnumOption | undefined = value === null ? tradeTypes[0] : optionByWire(tradeTypes, value);
  if (!trade) return refused(['trade_type']);
  const listings = world.listings
    .map(({ listing }) => listing)
    .filter((listing) => listing.tradeType === trade.key && isPublic(listing))
    .sort(compareListings('newest'));
  return json({ results: listings.slice(0, latestSize).map(encodeListing) });
}

function one(world: World, _params: URLSearchParams, id: number): Response {
  const found = world.listings.find(({ listing }) => listing.id === id && isPublic(listing));
  return found ? json(encodeListing(found.listing)) : notFound();
}

function metro(world: World, params: URLSearchParams): Response {
  const station = foldStationName(params.get('station_name') ?? '');
  const line = foldStationName(params.get('line_name') ?? '');
  const found = world.stations.filter(
    ({ name, lineName }) => foldStationName(name).startsWith(station) && foldStationName(lineName).startsWith(line),
  );
  return json(found.map(encodeMetroStation));
}

function find(world: World, filters: ReturnType<typeof parseQuery>['filters']): Listing[] {
  return world.listings
    .filter((candidate) => matchesFilters(candidate, filters))
    .map(({ listing }) => listing)
    .sort(compareListings(filters.ordering));
}

function isPublic(listing: Listing): boolean {
  return listing.status === 'active' && !listing.isDeleted;
}

function readPageSize(value: string | null): number | null {
  if (value === null || value === '') return limits.pageSize;
  const size = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return size >= 1 && size <= limits.maxPageSize ? size : null;
}

function refused(parameters: readonly string[]): Response {
  return json(Object.fromEntries(parameters.map((parameter) => [parameter || 'non_field_errors', ['Некорректное значение.']])), 400);
}

function notFound(): Response {
  return json({ detail: 'Страница не найдена.' }, 404);
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}
