import type { Transport } from '../api/client/request';
import { getListingDetails } from '../api/listing';
import { searchListings } from '../api/search';
import { limits } from '../domain/limits';
import { formatQuery, parseQuery } from '../domain/search/filtersQuery';
import { listingKey } from '../features/listing/page/data/listingKey';
import type { Runtime } from '../state/runtime/runtime';
import { loadMetroRegister } from '../state/search/metroRegister';
import { resultsKey } from '../state/search/resultsKey';
import { searchOf } from '../state/search/searchSession';

/** Bodies of answers that a server has at hand, in the form of the API (§7). */
export interface ServerAnswers {
  /** The search of the session `main`: the query of the address, and what `GET /realty/` answers to it. */
  readonly results?: { readonly query: string; readonly body: unknown };
  /** What `GET /realty-addresses/metro/` answers of the stations in that query: their chips show the colours of their lines. */
  readonly stations?: unknown;
  /** What `GET /realty/{id}/` answers. */
  readonly listing?: { readonly id: number; readonly body: unknown };
}

/** Fills the cache of this runtime with responses and starts the search they belong to. Returns the cache. */
export async function takeAnswers(runtime: Runtime, { results, stations, listing }: ServerAnswers): Promise<Record<string, unknown>> {
  const cache: Record<string, unknown> = {};
  const keep = (key: readonly unknown[], value: unknown) => {
    cache[JSON.stringify([runtime.id, ...key])] = value;
  };
  if (results) {
    const { filters, page } = parseQuery(results.query);
    const session = searchOf(runtime, 'main');
    session.restore(filters, { page, source: 'address' });
    // The server that has answered knows its stations.
    session.settleMetro(filters);
    const question = formatQuery(filters, page);
    keep(resultsKey(question, limits.pageSize), await searchListings(answering(results.body), filters, page));
  }
  if (stations) keep(['metro'], await loadMetroRegister(answering(stations), {}));
  if (listing) keep(listingKey(listing.id), await getListingDetails(answering(listing.body), listing.id));
  return cache;
}

/** A way to the API that ends in this answer. */
function answering(body: unknown): Transport {
  return { baseUrl: 'http://localhost', fetch: async () => Response.json(body) };
}
