import type { Sharp } from 'sharp';

/** How a picture of the library is shown differently: cut, mirrored, in another light. */
export interface Variant {
  readonly cut: Cut;
  readonly isMirrored: boolean;
  readonly light: Light;
}

/** Share of the picture that stays, and where the cut begins as a share of what is cut off. */
const cuts = {
  whole: { share: 1, left: 0, top: 0 },
  left: { share: 0.82, left: 0, top: 0.6 },
  right: { share: 0.82, left: 1, top: 0.6 },
  near: { share: 0.74, left: 0.5, top: 0.7 },
} as const;
type Cut = keyof typeof cuts;

/** Factors of red, green and blue. */
const lights = { day: [1, 1, 1], evening: [1.04, 0.985, 0.89], morning: [0.965, 1, 1.045] } as const;
type Light = keyof typeof lights;

export const original: Variant = { cut: 'whole', isMirrored: false, light: 'day' };

/** Returns every way to show a picture, the original first. A small one has nothing to spare for a cut; houses keep all their floors. */
export function variantsOf(isLarge: boolean, isHouse: boolean): readonly Variant[] {
  return isLarge && !isHouse ? allVariants : wholeVariants;
}

const allVariants: readonly Variant[] = (Object.keys(cuts) as Cut[]).flatMap((cut) =>
  [false, true].flatMap((isMirrored) => (Object.keys(lights) as Light[]).map((light): Variant => ({ cut, isMirrored, light }))),
);
const wholeVariants: readonly Variant[] = allVariants.filter(({ cut }) => cut === original.cut);

/** Returns the source of a variant, such as 'living-euro-b~left-mirrored-evening'. The original has its own name. */
export function sourceOf(base: string, { cut, isMirrored, light }: Variant): string {
  const parts = [cut !== original.cut && cut, isMirrored && 'mirrored', light !== original.light && light].filter(Boolean);
  return parts.length === 0 ? base : `${base}~${parts.join('-')}`;
}

/** Reads a source; null for one of the library itself or of another kind. */
export function readVariant(source: string): { readonly base: string; readonly variant: Variant } | null {
  const [, base, suffix = ''] = /^([\w-]+)~([a-z-]+)$/.exec(source) ?? [];
  if (!base) return null;
  const parts = suffix.split('-');
  const cut = (Object.keys(cuts) as Cut[]).find((name) => parts.includes(name)) ?? original.cut;
  const light = (Object.keys(lights) as Light[]).find((name) => parts.includes(name)) ?? original.light;
  return { base, variant: { cut, light, isMirrored: parts.includes('mirrored') } };
}

/** Returns the size of a variant, px. */
export function sizeOf({ cut }: Variant, { width, height }: Size): Size {
  const { share } = cuts[cut];
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Applies a variant to the upright pixels of a picture. */
export function applyVariant(image: Sharp, variant: Variant, size: Size): Sharp {
  const { left, top } = cuts[variant.cut];
  const kept = sizeOf(variant, size);
  const cut = image.extract({
    left: Math.floor((size.width - kept.width) * left),
    top: Math.floor((size.height - kept.height) * top),
    ...kept,
  });
  const turned = variant.isMirrored ? cut.flop() : cut;
  return variant.light === 'day' ? turned : turned.linear([...lights[variant.light]], [0, 0, 0]);
}
