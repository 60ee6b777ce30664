import { encodeMapPoint } from '../api/wire/mapPoints';
import { readMapBox, readMapBoxQuery, readPlaceBody, readPlaceQuery } from '../api/wire/mapRequest';
import { encodeMetroStation } from '../api/wire/metro';
import { encodeNearestMetro } from '../api/wire/nearestMetro';
import { referenceData } from '../api/wire/referenceData';
import { type EnumOption, optionByWire, tradeTypes } from '../domain/enumerations';
import { limits } from '../domain/limits';
import type { Listing } from '../domain/listing/listing';
import { isPublic } from '../domain/listing/permissions/isPublic';
import { seesContent } from '../domain/listing/permissions/listingView';
import { dissimilarity } from '../domain/listing/similarity';
import { mapBox } from '../domain/map/cityMapBoxes';
import { intersection } from '../domain/map/coordinates';
import { nearestStation } from '../domain/metro/nearestStation';
import { foldStationName } from '../domain/metro/stationName';
import type { SearchFilters } from '../domain/search/filters';
import { parseQuery, searchParameters } from '../domain/search/filtersQuery';
import { unknownParameters } from '../domain/search/unknownParameters';
import { isPublishedWithin, readPublishedWithin } from '../domain/searches/publishedWithin';
import { createFakeAccounts, type FakeAccounts, tokenOf, userOfRequest } from './fakeAccounts';
import { formOf } from './fakeBody';
import { listingRoutes } from './fakeListing';
import { type Asked, json, type Method, notFound, type Route, refused, refusedToken } from './fakeRoute';
import { compareListings, matchesFilters } from './matchesFilters';
import { pointsIn, standsAt } from './pointsIn';
import { accountRoutes } from './routes/accountRoutes';
import { faqRoutes } from './routes/faqRoutes';
import { identityRoutes } from './routes/identityRoutes';
import { phoneRoutes } from './routes/phoneRoutes';
import { priceRoutes } from './routes/priceRoutes';
import { profileRoutes } from './routes/profileRoutes';
import { secondFactorRoutes } from './routes/secondFactorRoutes';
import { stationPlace } from './stations';
import { chatComplaintRoutes } from './store/chat/fakeChatComplaints';
import { chatRoutes } from './store/chat/fakeChats';
import { spamRoutes } from './store/chat/fakeSpam';
import { encodeFor } from './store/encodeFor';
import { addressRoutes } from './store/fakeAddresses';
import { eventRoutes } from './store/fakeEventRoutes';
import { moderationRoutes } from './store/fakeModeration';
import { notificationRoutes } from './store/fakeNotifications';
import { createFakeStore, isFakeStore } from './store/fakeStore';
import { listingWriteRoutes } from './store/fakeWrites';
import { createWorld, type World } from './world';

/** Listings in a home page catalogue (§9). */
const latestSize = 3;

/**
 * An in-memory server as a `fetch` function, to use in a runtime instead of the network. Serves the read endpoints of §7 under any base
 * URL; the paths `/realty/`, `/realty/count/`, `/realty/latest/`, `/realty/by-ids/`, `/realty/{id}/`, `/realty/{id}/owner/`, `/realty/{id}/price/`, `/complaints/`,
 * `/realty-addresses/metro/`, `/realty-addresses/nearest-metro/`, `/realty-addresses/map-points/`, `/realty-addresses/map-point-realty/`,
 * `/realty-addresses/similar-prices/`, `/reference-data/`; addresses (`fakeAddresses`); the calls that change listings (`fakeWrites`); those of moderators (`fakeModeration`); notifications (`fakeNotifications`); chats (`fakeChats`); live updates (`fakeEvents`); and those of accounts (`fakeAccounts`) and the FAQ (`fakeFaq`). Returns 400 with messages by parameter for invalid
 * parameters, 404 with `detail` for unknown paths and listings, and 401 for an unknown token where the user matters; elsewhere an unknown
 * token is ignored. What a user sees of a listing depends on its status and their role (`someUsers` has a moderator), as on the reference
 * server.
 */
export function createFakeApi(world: World = createWorld()): typeof fetch {
  const store = isFakeStore(world) ? world : createFakeStore(world);
  const accounts = createFakeAccounts(world.users);
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), 'http://fake.test'), init);
    request.signal.throwIfAborted();
    // Always asynchronous, like a network, so that tests catch code relying on an immediate response.
    await Promise.resolve();
    request.signal.throwIfAborted();
    store.events.asked();
    return answer(store, accounts, request);
  };
}

async function answer(world: World, accounts: FakeAccounts, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const route = routes.find(({ path }) => path.test(url.pathname));
  if (!route) return notFound();
  const respond = isMethod(request.method) ? route[request.method] : undefined;
  if (!respond) return json({ detail: `Метод "${request.method}" не разрешен.` }, 405);
  const user = userOfRequest(request.headers, accounts);
  if (user === undefined && route.isPersonal) return refusedToken(accounts, tokenOf(request.headers));
  const body = request.method === 'GET' ? null : await bodyOf(request);
  const { headers, signal } = request;
  return respond(world, url.searchParams, {
    id: Number(route.path.exec(url.pathname)?.[1]),
    body,
    headers,
    signal,
    user: user ?? null,
    accounts,
  });
}

const isMethod = (method: string): method is Method => /^(GET|POST|PUT|PATCH|DELETE)$/.test(method);

async function bodyOf(request: Request): Promise<unknown> {
  try {
    if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) return await formOf(await request.formData());
    return await request.json();
  } catch {
    return null;
  }
}

const routes: readonly Route[] = [
  // These come before the routes whose paths end alike, since the first match answers.
  ...moderationRoutes,
  ...spamRoutes,
  ...chatComplaintRoutes,
  { path: /\/realty\/$/, GET: search },
  { path: /\/realty\/count\/$/, GET: count },
  { path: /\/realty\/latest\/$/, GET: latest },
  { path: /\/realty-addresses\/metro\/$/, GET: metro },
  { path: /\/realty-addresses\/nearest-metro\/$/, GET: nearestMetro },
  {
    path: /\/realty-addresses\/map-points\/$/,
    GET: (world, params) => mapPoints(world, params, readMapBoxQuery(params)),
    POST: (world, params, { body }) => mapPoints(world, params, readMapBox(body)),
  },
  { path: /\/realty-addresses\/map-point-realty\/$/, POST: pointListings },
  { path: /\/reference-data\/$/, GET: () => json(referenceData()) },
  ...listingRoutes,
  ...listingWriteRoutes,
  ...accountRoutes,
  ...identityRoutes,
  ...secondFactorRoutes,
  ...phoneRoutes,
  ...profileRoutes,
  ...faqRoutes,
  ...addressRoutes,
  ...notificationRoutes,
  ...chatRoutes,
  ...eventRoutes,
  ...priceRoutes,
];

function search(world: World, params: URLSearchParams, { accounts }: Asked): Response {
  const id = params.get('similar_to') ?? '';
  // The order would tell where a listing is that nobody may see.
  const model = world.listings.find(({ listing }) => String(listing.id) === id && seesContent(listing, 'stranger'))?.listing;
  const within = readPublishedWithin(params);
  const select = (filters: SearchFilters) => {
    const found = typeof within === 'number' ? find(world, filters).filter(isPublishedWithin(within)) : find(world, filters);
    if (!model) return found;
    return found.filter((other) => other !== model).sort((a, b) => dissimilarity(model, a) - dissimilarity(model, b));
  };
  const wrong = [...(/^([1-9]\d{0,14})?$/.test(id) ? [] : ['similar_to']), ...(within === 'invalid' ? ['published_within'] : [])];
  return pageOf(params, accounts, select, wrong, ['similar_to', 'published_within']);
}

function pageOf(
  params: URLSearchParams,
  accounts: FakeAccounts,
  select: (filters: SearchFilters) => Listing[],
  wrong: readonly string[],
  more: readonly string[] = [],
): Response {
  const { filters, page } = parseQuery(params);
  const size = readPageSize(params.get('page_size'));
  const refusedNames = [...wrongIn(params, 'page_size', ...more), ...(size === null ? ['page_size'] : []), ...wrong];
  if (refusedNames.length > 0 || size === null) return refused(refusedNames);
  const found = select(filters);
  return json({ results: found.slice((page - 1) * size, page * size).map(encodeFor(accounts)), count: found.length });
}

const boxParameters = ['top_left_latitude', 'top_left_longitude', 'bottom_right_latitude', 'bottom_right_longitude'] as const;

/** Returns the parameters of a search that are wrong or unknown. `more`: what else the call reads. */
function wrongIn(params: URLSearchParams, ...more: readonly string[]): string[] {
  const { problems } = parseQuery(params);
  return [...problems.map(({ parameter }) => parameter), ...unknownParameters(params, new Set([...searchParameters, ...more]))];
}

function count(world: World, params: URLSearchParams): Response {
  const wrong = wrongIn(params);
  if (wrong.length > 0) return refused(wrong);
  return json({ count: find(world, parseQuery(params).filters).length });
}

function latest(world: World, params: URLSearchParams, { accounts }: Asked): Response {
  const value = params.get('trade_type');
  const trade: EnumOption | undefined = value === null ? tradeTypes[0] : optionByWire(tradeTypes, value);
  if (!trade) return refused(['trade_type']);
  const listings = world.listings
    .map(({ listing }) => listing)
    .filter((listing) => listing.tradeType === trade.key && isPublic(listing))
    .sort(compareListings('newest'));
  return json({ results: listings.slice(0, latestSize).map(encodeFor(accounts)) });
}

function metro(world: World, params: URLSearchParams): Response {
  const station = foldStationName(params.get('station_name') ?? '');
  const line = foldStationName(params.get('line_name') ?? '');
  const found = world.stations.filter(
    ({ name, lineName }) => foldStationName(name).startsWith(station) && foldStationName(lineName).startsWith(line),
  );
  return json(found.map(encodeMetroStation));
}

function mapPoints(world: World, params: URLSearchParams, { box, fields }: ReturnType<typeof readMapBox>): Response {
  const { filters } = parseQuery(params);
  const wrong = [...wrongIn(params, ...boxParameters), ...Object.keys(fields)];
  if (!params.get('trade_type')) wrong.push('trade_type');
  if (!box || wrong.length > 0) return refused(wrong);
  const asked = intersection(box, mapBox);
  return json(asked ? pointsIn(find(world, filters), asked).map(encodeMapPoint) : []);
}

function pointListings(world: World, params: URLSearchParams, { body, accounts }: Asked): Response {
  const { at, fields } = readPlaceBody(body);
  return pageOf(
    params,
    accounts,
    (filters) => find(world, filters).filter(({ address }) => at && standsAt(address, at)),
    Object.keys(fields),
  );
}

function nearestMetro(world: World, params: URLSearchParams): Response {
  const { at, fields } = readPlaceQuery(params);
  if (!at) return refused(Object.keys(fields));
  const places = world.stations.flatMap((station) => {
    const place = stationPlace(station);
    return place ? [[station, place] as const] : [];
  });
  const nearest = nearestStation(at, places);
  return json(nearest && encodeNearestMetro(nearest));
}

function find(world: World, filters: SearchFilters): Listing[] {
  return world.listings
    .filter((candidate) => matchesFilters(candidate, filters))
    .map(({ listing }) => listing)
    .sort(compareListings(filters.ordering));
}

function readPageSize(value: string | null): number | null {
  if (value === null || value === '') return limits.pageSize;
  const size = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return size >= 1 && size <= limits.maxPageSize ? size : null;
}
