import type { SimilarPrices } from '../listing/postingRules/comparePrice';
import type { PriceStep } from './priceHistory';

/** What similar public flats of the district cost. */
export interface PricesAround {
  /** Null where the server does not name it. */
  readonly district: string | null;
  /** How many there are, without this one. */
  readonly count: number;
  /** For the area of this one, roubles; null when there are too few to say. */
  readonly prices: Omit<SimilarPrices, 'count'> | null;
}

/** The price of a listing: what it was, and how it compares. */
export interface ListingPrice {
  /** The oldest first. */
  readonly history: readonly PriceStep[];
  /** Null when there is nothing to compare: the listing is not public, or its area or district is unknown. */
  readonly similar: PricesAround | null;
}
