import type { SearchFilters } from '../../domain/search/filters';
import { request, type Transport } from '../client/request';
import { check, keep } from '../client/response';
import { type ListingPage, type PageOptions, searchPath } from '../search';
import { decodeListing } from '../wire/listing/listing';
import { listingPageSchema } from '../wire/lists';

/** Returns the first page of what a search finds among listings that were published first in the last `seconds`. */
export async function newListings(
  transport: Transport,
  filters: SearchFilters,
  seconds: number,
  options?: PageOptions,
): Promise<ListingPage> {
  const path = `${searchPath(filters, 1, options?.pageSize)}&published_within=${seconds}`;
  const body = check(listingPageSchema, await request(transport, path, options));
  return { listings: keep(body.results, decodeListing, 'listing', options), count: body.count };
}
