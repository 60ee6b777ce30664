import { type PostingHint, postingHint } from './postingHint';

/** Prices of similar flats of the district, as they would be for this area, roubles. */
export interface SimilarPrices {
  readonly count: number;
  /** A quarter is cheaper. */
  readonly low: number;
  readonly middle: number;
  /** A quarter is dearer. */
  readonly high: number;
}

/** Fewer flats say nothing (D62). */
export const fewestSimilar = 12;
/** Shares of the price in the middle. */
const far = { below: 0.7, above: 1.5 } as const;

/** Points at a price far from those of similar flats, with the figures that it was compared with. */
export function comparePrice(price: number | null, similar: SimilarPrices | null): PostingHint[] {
  if (price === null || price <= 0 || !similar || similar.count < fewestSimilar || similar.middle <= 0) return [];
  const { count, low, middle, high } = similar;
  const share = price / middle;
  const params = { percent: Math.round(Math.abs(1 - share) * 100), count, low: Math.round(low), high: Math.round(high) };
  if (share < far.below && price < low) return [postingHint('priceBelow', { params })];
  if (share > far.above && price > high) return [postingHint('priceAbove', { params })];
  return [];
}
