import type { ColourToken, Theme } from '../themed';
import { fromOklch, type Hex, type Oklch } from './colour';

/** Tokens derived from the brand colour. */
export type AccentToken = Extract<ColourToken, `accent${string}` | 'on-accent' | 'indicator' | 'on-indicator' | 'text-accent' | 'focus'>;

const WHITE = '#ffffff';
const INK = '#0c1413';

/** Lightness from which on a fill has dark text; below it, white. */
const LIGHT_FILL = 0.64;
/** The lightest fill on which white is readable. */
const DARKEST_NEEDED = 0.54;

/** The same rule as in the token sheet, for computed palettes and for browsers without relative colours. */
export function accentsOf(brand: Oklch, theme: Theme): Record<AccentToken, Hex> {
  const { l, c, h } = brand;
  const tint = (lightness: number, chroma: number) => fromOklch({ l: lightness, c: chroma, h });
  if (theme === 'dark') {
    const accent = { l: Math.max(l, 0.74), c: Math.min(c, 0.15), h };
    return {
      accent: fromOklch(accent),
      ...statesOf(accent, theme),
      'on-accent': INK,
      indicator: fromOklch(accent),
      'on-indicator': INK,
      'text-accent': tint(Math.max(l, 0.78), Math.min(c, 0.13)),
      'accent-soft': tint(0.29, Math.min(c * 0.5, 0.045)),
      'accent-soft-hover': tint(0.34, Math.min(c * 0.5, 0.05)),
      'accent-line': tint(0.46, Math.min(c, 0.08)),
      focus: tint(Math.max(l, 0.8), Math.min(c, 0.12)),
    };
  }
  const accent = { l: l > DARKEST_NEEDED && l < LIGHT_FILL ? DARKEST_NEEDED : l, c, h };
  return {
    accent: fromOklch(accent),
    ...statesOf(accent, theme),
    'on-accent': textOn(brand),
    indicator: tint(Math.min(l, 0.51), c),
    'on-indicator': WHITE,
    'text-accent': tint(Math.min(l, 0.46), c),
    'accent-soft': tint(0.96, Math.min(c * 0.3, 0.026)),
    'accent-soft-hover': tint(0.93, Math.min(c * 0.4, 0.035)),
    'accent-line': tint(0.72, Math.min(c, 0.1)),
    focus: tint(Math.min(l, 0.52), c),
  };
}

/** Hover and pressed colours of a filled button: a dark one gets darker, a light one lighter. */
export function statesOf({ l, c, h }: Oklch, theme: Theme): Record<'accent-hover' | 'accent-pressed', Hex> {
  const [hover, pressed] = theme === 'dark' ? [0.05, -0.06] : l > 0.6 ? [0.04, 0.07] : [-0.06, -0.11];
  return { 'accent-hover': fromOklch({ l: l + hover, c, h }), 'accent-pressed': fromOklch({ l: l + pressed, c, h }) };
}

/** The colour of text on a fill of the brand colour. */
export function textOn({ l, h }: Oklch): Hex {
  return l > LIGHT_FILL ? fromOklch({ l: 0.18, c: 0.012, h }) : WHITE;
}
