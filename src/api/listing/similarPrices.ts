import type { PricedFlat } from '../../domain/listing/postingRules/similarFlats';
import { type RequestOptions, request, type Transport } from '../client/request';
import { malformed } from '../client/response';
import { type DistrictPrices, decodeSimilarPrices, formatPricedFlat } from '../wire/similarPrices';

/** Paths of prices, under the configured base. Not shown in the requirements; assumed. */
export const priceEndpoints = { similar: '/realty-addresses/similar-prices/' } as const;

/** Returns what similar public flats of the district cost; null where there are too few to say. */
export async function getSimilarPrices(transport: Transport, flat: PricedFlat, options?: RequestOptions): Promise<DistrictPrices | null> {
  const body = await request(transport, `${priceEndpoints.similar}?${formatPricedFlat(flat)}`, options);
  if (body === null) return null;
  const prices = decodeSimilarPrices(body);
  if (!prices) throw malformed();
  return prices;
}

export type { DistrictPrices } from '../wire/similarPrices';
