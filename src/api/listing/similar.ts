import type { Listing } from '../../domain/listing/listing';
import type { SearchFilters } from '../../domain/search/filters';
import { type RequestOptions, request, type Transport } from '../client/request';
import { check, keep } from '../client/response';
import { searchPath } from '../search';
import { decodeListing } from '../wire/listing/listing';
import { listingPageSchema } from '../wire/lists';

/**
 * Returns the first page of a search, the most similar to a listing first and without it. Servers that do not know `similar_to` return the
 * page as it is.
 */
export async function listSimilar(
  transport: Transport,
  id: number,
  filters: SearchFilters,
  options?: RequestOptions,
): Promise<readonly Listing[]> {
  const body = check(listingPageSchema, await request(transport, `${searchPath(filters, 1)}&similar_to=${id}`, options));
  return keep(body.results, decodeListing, 'listing', options);
}
