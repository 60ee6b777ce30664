import type { Listing } from '../domain/listing/listing';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, malformed } from './client/response';
import { decodeListing } from './wire/listing/listing';
import { type ReferenceData, referenceDataSchema } from './wire/referenceData';

/** Paths of searches and of what all pages need, under the configured base (§7, D1, D4). Here, because a page with one card loads no search. */
export const endpoints = {
  search: '/realty/',
  count: '/realty/count/',
  latest: '/realty/latest/',
  listing: (id: number) => `/realty/${id}/`,
  metro: '/realty-addresses/metro/',
  /** This path is assumed (D4): the requirements do not show it. */
  referenceData: '/reference-data/',
} as const;

export async function getListing(transport: Transport, id: number, options?: RequestOptions): Promise<Listing> {
  const listing = decodeListing(await request(transport, endpoints.listing(id), options));
  if (!listing) throw malformed();
  return listing;
}

export async function getReferenceData(transport: Transport, options?: RequestOptions): Promise<ReferenceData> {
  return check(referenceDataSchema, await request(transport, endpoints.referenceData, options));
}
