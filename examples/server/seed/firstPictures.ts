import { type Variant, variantsOf } from '../pictures/composed/variant';
import type { Flat } from './flat';
import { isHouse, isLarge, isPlain, type LibraryPhoto } from './photoLibrary';

/** A picture that people see first, and how. */
export interface FirstPicture {
  readonly photo: LibraryPhoto;
  readonly variant: Variant;
}

/** A way to show a picture; when it was last the first one, as a number of listings, and logarithms of the prices of these flats. */
interface Shown {
  readonly variant: Variant;
  last: number;
  readonly prices: number[];
}

/** Listings between two uses, and difference of prices, beyond which a picture is as good as new; a motif is after fewer. */
const apart = { listings: 400, motifs: 9, logOfPrice: 0.12 };
/** How many prices are remembered of each picture. */
const rememberedPrices = 40;
/** What a house is worth less than a room. */
const houseHandicap = 1.4;

/** First pictures of the listings of one deal and kind, so that neighbours differ in lists that are sorted by time or by price. */
export class FirstPictures {
  private count = 0;
  private latest = '';
  private readonly shown = new Map<string, readonly Shown[]>();
  private readonly motifs = new Map<string, number>();

  /** Returns the picture that is the most like new, never of the same motif as the latest; null if there is no other. */
  choose(rooms: readonly LibraryPhoto[], outside: readonly LibraryPhoto[], { price }: Pick<Flat, 'price'>): FirstPicture | null {
    let best: FirstPicture | null = null;
    let most = Number.NEGATIVE_INFINITY;
    const log = Math.log(price);
    for (const photo of [...rooms, ...outside]) {
      const { source } = photo;
      // A picture with a sign could not be varied.
      if (source === this.latest || !isPlain(source)) continue;
      const worth = this.noveltyOf(source) - (outside.includes(photo) ? houseHandicap : 0);
      for (const shown of this.variantsOf(source)) {
        const novelty = worth + noveltyOf(shown, this.count, log);
        if (novelty > most) [best, most] = [{ photo, variant: shown.variant }, novelty];
      }
    }
    return best;
  }

  /** Remembers what people see first. */
  show({ photo: { source }, variant }: FirstPicture, { price }: Pick<Flat, 'price'>): void {
    this.count += 1;
    this.latest = source;
    this.motifs.set(source, this.count);
    const shown = this.variantsOf(source).find((one) => one.variant === variant);
    if (!shown) return;
    shown.last = this.count;
    shown.prices.push(Math.log(price));
    if (shown.prices.length > rememberedPrices) shown.prices.shift();
  }

  private variantsOf(source: string): readonly Shown[] {
    const known = this.shown.get(source);
    if (known) return known;
    const all = variantsOf(isLarge(source), isHouse(source)).map((variant) => ({ variant, last: Number.NEGATIVE_INFINITY, prices: [] }));
    this.shown.set(source, all);
    return all;
  }

  /** From 0 for the motif that was just shown to 1. */
  private noveltyOf(source: string): number {
    return Math.min(1, (this.count - (this.motifs.get(source) ?? Number.NEGATIVE_INFINITY)) / apart.motifs);
  }
}

/** From 0 for what was just shown to 2 for what has never been. */
function noveltyOf({ last, prices }: Shown, count: number, log: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const price of prices) nearest = Math.min(nearest, Math.abs(price - log));
  return Math.min(1, (count - last) / apart.listings) + Math.min(1, nearest / apart.logOfPrice);
}
