import type { ListingPrice } from '../../domain/price/listingPrice';
import { type RequestOptions, request, type Transport } from '../client/request';
import { malformed } from '../client/response';
import { decodeListingPrice } from '../wire/listingPrice';

/** Path of the price of a listing, under the configured base. Not shown in the requirements; assumed. */
export const listingPriceEndpoint = (id: number) => `/realty/${id}/price/`;

/** Returns what a listing has cost, and what similar ones cost. One that this user may not see is `rejected` with status 404. */
export async function getListingPrice(transport: Transport, id: number, options?: RequestOptions): Promise<ListingPrice> {
  const price = decodeListingPrice(await request(transport, listingPriceEndpoint(id), options));
  if (!price) throw malformed();
  return price;
}
