import type { Theme } from '../themed';
import { textOn } from './accents';
import { contrast, fromOklch, type Hex, type Oklch, readColour, toHex } from './colour';
import { type MeasuredPair, measured } from './measured';
import { type Colours, plainColours } from './plainColours';
import { type Correction, readable } from './readable';

export interface BrandPaletteOptions {
  /** `light` by default. */
  readonly theme?: Theme;
  /** The page's own papers, as `--kv-page` and `--kv-surface`: any CSS colour. */
  readonly page?: string;
  readonly surface?: string;
}

/** Whether a brand colour can carry text as it is. */
export interface BrandVerdict {
  readonly brand: Hex;
  /** White, or near-black on a light colour. */
  readonly text: Hex;
  readonly ratio: number;
  readonly canCarryText: boolean;
}

export interface BrandPalette {
  readonly verdict: BrandVerdict;
  /** The other theme than was asked for when the papers are of that one's lightness. */
  readonly theme: Theme;
  /** `#rrggbb` by token, without `--kv-`. */
  readonly colours: Colours;
  /** All pairs of the kit on these colours; none is below its norm. */
  readonly pairs: readonly MeasuredPair[];
  /** What the rule alone would have left below its norm. */
  readonly corrections: readonly Correction[];
}

/**
 * What the kit makes of one brand colour: every token, the contrast of every pair, and what had to be corrected. An element does
 * the same by itself; this is for a page that wants to know beforehand.
 *
 * @param brand any CSS colour but a keyword that depends on the page, such as `currentColor`
 * @throws TypeError for what is no colour
 */
export function brandPalette(brand: string, { theme = 'light', page, surface }: BrandPaletteOptions = {}): BrandPalette {
  const read = colourOf(brand);
  const pagePaper = page === undefined ? undefined : hexOf(page);
  const surfacePaper = surface === undefined ? undefined : hexOf(surface);
  const made = readable(plainColours(theme, read, { page: pagePaper, surface: surfacePaper }), theme, read);
  return { ...made, verdict: verdictOn(read), pairs: measured(made.colours) };
}

/** Whether text can be read on the colour itself. Whatever the theme: a dark one lightens every brand colour anyway. */
export function verdictOn(colour: Oklch): BrandVerdict {
  const brand = fromOklch(colour);
  const text = textOn(colour);
  const ratio = contrast(brand, text);
  return { brand, text, ratio, canCarryText: ratio >= 4.5 };
}

function colourOf(css: string): Oklch {
  const read = readColour(css);
  if (!read) throw new TypeError(`brandPalette: "${css}" is not a CSS colour`);
  return read.colour;
}

function hexOf(css: string): Hex {
  const hex = toHex(css);
  if (!hex) throw new TypeError(`brandPalette: "${css}" is not a CSS colour`);
  return hex;
}
