/** `@kvartal/kit/theme`: what the kit makes of a brand colour, for a page that wants to know before it ships one. */
export { type BrandPalette, type BrandPaletteOptions, type BrandVerdict, brandPalette } from './palette/brandPalette';
export { type ContrastPair, contrastPairs } from './palette/contrastPairs';
export type { MeasuredPair } from './palette/measured';
export type { Colours } from './palette/plainColours';
export type { Correction } from './palette/readable';
export type { ColourToken, Theme } from './themed';
