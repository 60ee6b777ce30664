import { type Variant, variantsOf } from '../../pictures/composed/variant';
import { isHouse, isLarge, isPlain, type LibraryPhoto } from '../photoLibrary';
import type { Meeting } from './listLine';
import type { PlacesOfListing } from './neighbours';

/** A picture that people see first, and how. */
export interface FirstPicture {
  readonly photo: LibraryPhoto;
  readonly variant: Variant;
}

/** How often a first picture may be among a hundred neighbours. */
const mostUses = 3;
/** Places within which a picture, or another view of the same motif, is noticed. */
const noticed = { picture: 25, motif: 9 };
/** What speaks against a picture: once too often, again so soon, the motif of the listing beside it, a house instead of a room. */
const costs = { beyond: 20, again: 0.5, near: 1, motif: 1, beside: 30, house: 1.4 };

/** A cost below which there is nothing to notice. */
const goodEnough = 0.3;

/** A picture of the library with the numbers of its motif and of its variants. */
interface Motif {
  readonly number: number;
  readonly variants: readonly { readonly number: number; readonly variant: Variant }[];
}

/** First pictures that differ from those of the neighbours in the lists. */
export class FirstPictures {
  private readonly motifs = new Map<string, Motif>();
  private numbers = 0;

  /** Returns the picture that repeats the least; null if there is none. */
  choose(rooms: readonly LibraryPhoto[], outside: readonly LibraryPhoto[], places: PlacesOfListing): FirstPicture | null {
    let best: FirstPicture | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const photo of [...rooms, ...outside]) {
      // A picture with a sign could not be varied.
      if (!isPlain(photo.source)) continue;
      const motif = this.motifOf(photo.source);
      const base = costOfMotif(places.nearest(motif.number)) + (outside.includes(photo) ? costs.house : 0);
      for (const { number, variant } of motif.variants) {
        const cost = places.costOf(number, costAt, base, least);
        if (cost >= least) continue;
        [best, least] = [{ photo, variant }, cost];
        // Looking on would take longer than it is worth.
        if (least < goodEnough) return best;
      }
    }
    return best;
  }

  /** Remembers what people see first. */
  show({ photo, variant }: FirstPicture, places: PlacesOfListing): void {
    const motif = this.motifOf(photo.source);
    places.add(motif.number);
    const shown = motif.variants.find((one) => one.variant === variant);
    if (shown) places.add(shown.number);
  }

  private motifOf(source: string): Motif {
    const known = this.motifs.get(source);
    if (known) return known;
    const variants = variantsOf(isLarge(source), isHouse(source));
    const motif = { number: this.numbers, variants: variants.map((variant, index) => ({ variant, number: this.numbers + 1 + index })) };
    this.numbers += 1 + variants.length;
    this.motifs.set(source, motif);
    return motif;
  }
}

function costOfMotif(distance: number): number {
  return distance <= 1 ? costs.beside : Math.max(0, 1 - distance / noticed.motif) * costs.motif;
}

function costAt({ uses, distance }: Meeting): number {
  return (uses - 1) * costs.again + Math.max(0, uses - mostUses) * costs.beyond + Math.max(0, 1 - distance / noticed.picture) * costs.near;
}
