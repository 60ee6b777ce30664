import type { Theme } from '../themed';
import { textOn } from './accents';
import { contrast, fromOklch, type Hex, type Oklch, readColour, toHex } from './colour';
import { type MeasuredPair, measureContrast } from './measureContrast';
import { type Colours, plainColours } from './plainColours';
import { type Correction, readable } from './readable';

export interface BrandPaletteOptions {
  /** `light` by default. */
  readonly theme?: Theme;
  /** The page's surfaces, as `--kv-page` and `--kv-surface`: any CSS colour. */
  readonly page?: string;
  readonly surface?: string;
}

/** Whether text is readable on the unchanged brand colour. */
export interface BrandVerdict {
  readonly brand: Hex;
  /** White, or near-black on a light colour. */
  readonly text: Hex;
  readonly ratio: number;
  readonly canCarryText: boolean;
}

export interface BrandPalette {
  readonly verdict: BrandVerdict;
  /** The theme actually used; differs from the requested one when the surfaces have the lightness of the other. */
  readonly theme: Theme;
  /** `#rrggbb` by token, without `--kv-`. */
  readonly colours: Colours;
  /** All pairs of the kit with these colours; each reaches its minimum contrast. */
  readonly pairs: readonly MeasuredPair[];
  /** What the rule alone would have left below the minimum. */
  readonly corrections: readonly Correction[];
}

/**
 * Returns what the kit derives from one brand colour: every token, the contrast of every pair, and the corrections. An element does the same
 * by itself; this is for a page that wants to know in advance.
 *
 * @param brand any CSS colour but a keyword that depends on the page, such as `currentColor`
 * @throws TypeError when it is not a colour
 */
export function brandPalette(brand: string, { theme = 'light', page, surface }: BrandPaletteOptions = {}): BrandPalette {
  const read = colourOf(brand);
  const pagePaper = page === undefined ? undefined : hexOf(page);
  const surfacePaper = surface === undefined ? undefined : hexOf(surface);
  const made = readable(plainColours(theme, read, { page: pagePaper, surface: surfacePaper }), theme, read);
  return { ...made, verdict: verdictOn(read), pairs: measureContrast(made.colours) };
}

/** Whether text is readable on the colour itself. Independent of the theme: the dark one lightens every brand colour anyway. */
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
