import * as v from 'valibot';
import { optionByKey, type TradeType, tradeTypes } from '../domain/enumerations';
import type { SearchFilters } from '../domain/filters';
import { formatQuery } from '../domain/filtersQuery';
import { limits } from '../domain/limits';
import type { Listing } from '../domain/listing';
import type { MetroStation } from '../domain/metro';
import { endpoints } from './endpoints';
import { ApiFailure } from './errors';
import { type RequestOptions, request, type Transport } from './request';
import { decodeListing } from './wire/listing';
import { countSchema, latestSchema, listingPageSchema } from './wire/lists';
import { decodeMetroStation } from './wire/metro';
import { type ReferenceData, referenceDataSchema } from './wire/referenceData';

export interface ListingPage {
  readonly listings: readonly Listing[];
  /** All listings that match, not only those of this page. */
  readonly count: number;
}

export interface PageOptions extends RequestOptions {
  /** Listings on a page; 10 when absent. */
  readonly pageSize?: number;
}

/** The calls of the search (§7). Every method throws {@link ApiFailure} and nothing else. */
export interface Client {
  searchListings(filters: SearchFilters, page: number, options?: PageOptions): Promise<ListingPage>;
  countListings(filters: SearchFilters, options?: RequestOptions): Promise<number>;
  latestListings(tradeType: TradeType, options?: RequestOptions): Promise<readonly Listing[]>;
  getListing(id: number, options?: RequestOptions): Promise<Listing>;
  listMetroStations(options?: RequestOptions): Promise<readonly MetroStation[]>;
  getReferenceData(options?: RequestOptions): Promise<ReferenceData>;
}

export function createClient(transport: Transport): Client {
  const call = (path: string, options?: RequestOptions) => request(transport, path, options);
  return {
    async searchListings(filters, page, options) {
      const body = check(listingPageSchema, await call(searchPath(filters, page, options?.pageSize), options));
      return { listings: keep(body.results, decodeListing, 'listing', options), count: body.count };
    },
    async countListings(filters, options) {
      return check(countSchema, await call(`${endpoints.count}?${formatQuery(filters)}`, options)).count;
    },
    async latestListings(tradeType, options) {
      const query = new URLSearchParams({ trade_type: optionByKey(tradeTypes, tradeType).wire });
      const body = check(latestSchema, await call(`${endpoints.latest}?${query}`, options));
      return keep(body.results, decodeListing, 'listing', options);
    },
    async getListing(id, options) {
      const listing = decodeListing(await call(endpoints.listing(id), options));
      if (!listing) throw malformed();
      return listing;
    },
    async listMetroStations(options) {
      const body = await call(endpoints.metro, options);
      const records = check(v.union([v.array(v.unknown()), v.object({ results: v.array(v.unknown()) })]), body);
      return keep(Array.isArray(records) ? records : records.results, decodeMetroStation, 'station', options);
    },
    async getReferenceData(options) {
      return check(referenceDataSchema, await call(endpoints.referenceData, options));
    },
  };
}

/** Where a page of results is asked for; also what a loader may ask for ahead of the client. */
export function searchPath(filters: SearchFilters, page: number, pageSize: number = limits.pageSize): string {
  const size = pageSize === limits.pageSize ? '' : `&page_size=${pageSize}`;
  return `${endpoints.search}?${formatQuery(filters, page)}${size}`;
}

function check<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw malformed();
  return result.output;
}

function malformed(): ApiFailure {
  return new ApiFailure({ kind: 'malformed', status: 200 });
}

/** Keeps what can be read, once per id, and reports what cannot. */
function keep<T extends { readonly id: number }>(
  items: readonly unknown[],
  decode: (item: unknown) => T | null,
  what: string,
  options?: RequestOptions,
): T[] {
  const kept = new Map<number, T>();
  let dropped = 0;
  for (const item of items) {
    const decoded = decode(item);
    if (decoded === null) dropped += 1;
    else if (!kept.has(decoded.id)) kept.set(decoded.id, decoded);
  }
  if (dropped > 0) {
    options?.report?.({
      code: 'malformed-item',
      message: `The answer held ${dropped} ${what} record(s) of an unknown form; they are left out. Compare the answer with the API document.`,
    });
  }
  return [...kept.values()];
}
