import { optionByKey, type TradeType, tradeTypes } from '../domain/enumerations';
import type { Listing } from '../domain/listing/listing';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, keep } from './client/response';
import { endpoints } from './reference';
import { decodeListing } from './wire/listing/listing';
import { latestSchema } from './wire/lists';

/** Returns the newest listings of a deal; the server decides how many (§9). */
export async function latestListings(transport: Transport, tradeType: TradeType, options?: RequestOptions): Promise<readonly Listing[]> {
  const query = new URLSearchParams({ trade_type: optionByKey(tradeTypes, tradeType).wire });
  const body = check(latestSchema, await request(transport, `${endpoints.latest}?${query}`, options));
  return keep(body.results, decodeListing, 'listing', options);
}
