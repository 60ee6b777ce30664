import { optionByKey, type TradeType, tradeTypes } from '../domain/enumerations';
import type { Listing } from '../domain/listing';
import { check, keep, malformed } from './answer';
import { endpoints } from './endpoints';
import { type RequestOptions, request, type Transport } from './request';
import { decodeListing } from './wire/listing';
import { latestSchema } from './wire/lists';
import { type ReferenceData, referenceDataSchema } from './wire/referenceData';

/** Single functions rather than methods, so that a page with one card carries no code of the search. */
export async function getListing(transport: Transport, id: number, options?: RequestOptions): Promise<Listing> {
  const listing = decodeListing(await request(transport, endpoints.listing(id), options));
  if (!listing) throw malformed();
  return listing;
}

export async function latestListings(transport: Transport, tradeType: TradeType, options?: RequestOptions): Promise<readonly Listing[]> {
  const query = new URLSearchParams({ trade_type: optionByKey(tradeTypes, tradeType).wire });
  const body = check(latestSchema, await request(transport, `${endpoints.latest}?${query}`, options));
  return keep(body.results, decodeListing, 'listing', options);
}

export async function getReferenceData(transport: Transport, options?: RequestOptions): Promise<ReferenceData> {
  return check(referenceDataSchema, await request(transport, endpoints.referenceData, options));
}
