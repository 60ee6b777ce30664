import { limits } from '../domain/limits';
import type { Listing } from '../domain/listing/listing';
import type { SearchFilters } from '../domain/search/filters';
import { formatQuery } from '../domain/search/filtersQuery';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, keep } from './client/response';
import { endpoints } from './reference';
import { decodeListing } from './wire/listing/listing';
import { countSchema, listingPageSchema } from './wire/lists';

/** A page of a search. */
export interface ListingPage {
  readonly listings: readonly Listing[];
  /** All listings that match, not only those of this page. */
  readonly count: number;
}

/** Options of a call that returns a page. */
export interface PageOptions extends RequestOptions {
  /** Listings per page; 10 by default. */
  readonly pageSize?: number;
}

export async function searchListings(
  transport: Transport,
  filters: SearchFilters,
  page: number,
  options?: PageOptions,
): Promise<ListingPage> {
  const body = check(listingPageSchema, await request(transport, searchPath(filters, page, options?.pageSize), options));
  return { listings: keep(body.results, decodeListing, 'listing', options), count: body.count };
}

export async function countListings(transport: Transport, filters: SearchFilters, options?: RequestOptions): Promise<number> {
  return check(countSchema, await request(transport, `${endpoints.count}?${formatQuery(filters)}`, options)).count;
}

/** Returns the path of a page of results. The loader of the script tag prefetches the same one. */
export function searchPath(filters: SearchFilters, page: number, pageSize: number = limits.pageSize): string {
  const size = pageSize === limits.pageSize ? '' : `&page_size=${pageSize}`;
  return `${endpoints.search}?${formatQuery(filters, page)}${size}`;
}
