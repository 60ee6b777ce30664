import type { Cache } from 'swr';
import type { Transport } from '../api/client/request';
import { getListingDetails } from '../api/listing/listing';
import { searchListings } from '../api/search';
import { limits } from '../domain/limits';
import { formatQuery, parseQuery } from '../domain/search/filtersQuery';
import { listingKey } from '../features/listing/page/data/listingKey';
import { cacheEntry } from '../state/data/publicStore';
import type { Runtime } from '../state/runtime/runtime';
import { loadMetroRegister } from '../state/search/metroRegister';
import { resultsKey } from '../state/search/resultsKey';
import { searchOf } from '../state/search/searchSession';

/** Response bodies that the server has, in the format of the API (§7). */
export interface ServerData {
  /** The search of the session `main`: the query of the address and the body of `GET /realty/`. */
  readonly results?: { readonly query: string; readonly body: unknown };
  /** Stations of that query from `GET /realty-addresses/metro/`, for the line colours of their chips. */
  readonly stations?: unknown;
  /** The body of `GET /realty/{id}/`. */
  readonly listing?: { readonly id: number; readonly body: unknown };
}

/** Starts the search and returns the cache in which the components of this runtime find their data. */
export async function fillCache(runtime: Runtime, { results, stations, listing }: ServerData): Promise<Cache> {
  const cache: Cache = new Map();
  const keep = (key: readonly unknown[], value: unknown) => cache.set(...cacheEntry(runtime, key, value));
  if (results) {
    const { filters, page } = parseQuery(results.query);
    const session = searchOf(runtime, 'main');
    session.restore(filters, { page, source: 'address' });
    // The server knows its own stations.
    session.settleMetro(filters);
    session.address.set(`?${formatQuery(filters, page)}`);
    const question = formatQuery(filters, page);
    keep(resultsKey(question, limits.pageSize), await searchListings(answering(results.body), filters, page));
  }
  if (stations) keep(['metro'], await loadMetroRegister(answering(stations), {}));
  if (listing) keep(listingKey(listing.id), await getListingDetails(answering(listing.body), listing.id));
  return cache;
}

/** Returns a transport that always responds with this body. */
function answering(body: unknown): Transport {
  return { baseUrl: 'http://localhost', fetch: async () => Response.json(body) };
}
