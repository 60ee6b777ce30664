import type { SimilarPrices } from '../listing/postingRules/comparePrice';

/** How a price compares with those of similar flats. */
export interface PriceJudgement {
  readonly side: 'below' | 'same' | 'above';
  /** Whole percent of the price in the middle. */
  readonly percent: number;
  /** Places on a scale that shows them all, from 0 to 1. */
  readonly scale: { readonly own: number; readonly low: number; readonly middle: number; readonly high: number };
}

/** Room beside the middle half of the prices, as a share of its width. */
const room = 0.7;

/** Judges a price; null without a price in the middle. */
export function judgePrice(price: number, { low, middle, high }: Omit<SimilarPrices, 'count'>): PriceJudgement | null {
  if (!(price > 0 && middle > 0)) return null;
  const percent = Math.round((price / middle - 1) * 100);
  // Equal prices still need a scale.
  const beside = Math.max(high - low, middle * 0.02) * room;
  const from = Math.min(low - beside, price);
  const to = Math.max(high + beside, price);
  const place = (value: number) => (value - from) / (to - from);
  return {
    side: percent < 0 ? 'below' : percent > 0 ? 'above' : 'same',
    percent: Math.abs(percent),
    scale: { own: place(price), low: place(low), middle: place(middle), high: place(high) },
  };
}
