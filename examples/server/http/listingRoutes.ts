import type { FastifyInstance } from 'fastify';
import { encodeListing } from '../../../src/api/wire/listing';
import { encodeListingDetails } from '../../../src/api/wire/listingDetails';
import { optionByWire, tradeTypes } from '../../../src/domain/enumerations';
import type { ListingStore } from '../listings/listingStore';
import type { Stations } from '../metro/stations';
import { documented } from './openapi';
import { notFound, RequestProblem } from './problems';
import { queryOf } from './queryOf';
import { readPageSize, readSearch } from './searchRequest';

export interface ListingRoutesOptions {
  readonly listings: ListingStore;
  readonly stations: Stations;
}

/** New listings show soon enough, and a page that is opened twice costs one search. */
const shortly = 'public, max-age=10';
/** Cards of the newest listings on the home page (§9). */
const latestCount = 3;

/** `GET /realty/`, `/realty/count/`, `/realty/latest/` and `/realty/{id}/` (§7). */
export async function listingRoutes(app: FastifyInstance, { listings, stations }: ListingRoutesOptions): Promise<void> {
  app.get('/realty/', { schema: documented.search }, async (request, reply) => {
    const { criteria, page, pageSize } = readSearch(queryOf(request), stations);
    const [results, count] = await Promise.all([listings.page(criteria, page, pageSize), listings.count(criteria)]);
    reply.header('cache-control', shortly);
    return { results: results.map(encodeListing), count };
  });

  app.get('/realty/count/', { schema: documented.count }, async (request, reply) => {
    const { criteria } = readSearch(queryOf(request), stations);
    reply.header('cache-control', shortly);
    return { count: await listings.count(criteria) };
  });

  app.get('/realty/latest/', { schema: documented.latest }, async (request, reply) => {
    const fields: Record<string, string[]> = {};
    const query = queryOf(request);
    const wanted = new URLSearchParams(query).get('trade_type') ?? tradeTypes[0].wire;
    const trade = optionByWire(tradeTypes, wanted);
    if (!trade) fields.trade_type = ['Такого значения нет среди допустимых вариантов.'];
    const size = readPageSize(query, latestCount, fields);
    if (!trade || Object.keys(fields).length > 0) throw new RequestProblem(fields);
    reply.header('cache-control', shortly);
    return { results: (await listings.latest(trade.key, size)).map(encodeListing) };
  });

  app.get<{ Params: { id: string } }>('/realty/:id/', { schema: documented.listing }, async (request, reply) => {
    const { id } = request.params;
    const listing = /^[1-9]\d{0,14}$/.test(id) ? await listings.byId(Number(id)) : null;
    if (!listing) return reply.code(404).send(notFound);
    return encodeListingDetails(listing);
  });
}
