import type { Listing } from '../domain/listing/listing';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, malformed } from './client/response';
import { endpoints } from './endpoints/search';
import { decodeListing } from './wire/listing/listing';
import { type ReferenceData, referenceDataSchema } from './wire/referenceData';

export async function getListing(transport: Transport, id: number, options?: RequestOptions): Promise<Listing> {
  const listing = decodeListing(await request(transport, endpoints.listing(id), options));
  if (!listing) throw malformed();
  return listing;
}

export async function getReferenceData(transport: Transport, options?: RequestOptions): Promise<ReferenceData> {
  return check(referenceDataSchema, await request(transport, endpoints.referenceData, options));
}
