import * as v from 'valibot';
import { fewestSimilar, type SimilarPrices } from '../../domain/listing/postingRules/comparePrice';
import type { ListingPrice } from '../../domain/price/listingPrice';
import type { PriceStep } from '../../domain/price/priceHistory';
import { amount, whole } from './fields';
import { isoTime } from './isoTime';

/** Response of `GET /realty/{id}/price/`. */
export const listingPriceSchema = v.object({
  history: v.array(v.object({ price: amount, since: isoTime })),
  similar: v.nullable(
    v.object({
      district: v.nullable(v.string()),
      count: whole,
      prices: v.nullable(v.object({ low: amount, middle: amount, high: amount })),
    }),
  ),
});
/** Wire type of the price of a listing. */
export type WireListingPrice = v.InferOutput<typeof listingPriceSchema>;

/** Returns the price, or null for a malformed record. Never throws. */
export function decodeListingPrice(input: unknown): ListingPrice | null {
  const { success, output } = v.safeParse(listingPriceSchema, input);
  if (!success) return null;
  return { ...output, history: output.history.map(({ price, since }) => ({ price, since: new Date(since) })) };
}

export interface FoundPrices {
  readonly district: string | null;
  /** Null when there is none. */
  readonly found: SimilarPrices | null;
}

/** Encodes a price. Few flats say nothing, and would show the price of one of them: only their number is told. */
export function encodeListingPrice(history: readonly PriceStep[], similar: FoundPrices | null): WireListingPrice {
  return {
    history: history.map(({ price, since }) => ({ price, since: since.toISOString() })),
    similar: similar && { district: similar.district, count: similar.found?.count ?? 0, prices: pricesOf(similar.found) },
  };
}

function pricesOf(found: SimilarPrices | null) {
  if (!found || found.count < fewestSimilar) return null;
  return { low: Math.round(found.low), middle: Math.round(found.middle), high: Math.round(found.high) };
}
