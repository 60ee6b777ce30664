/** `@kvartal/kit/theme`: the palette the kit derives from a brand colour, for pages that check it before they ship one. */
export { type BrandPalette, type BrandPaletteOptions, type BrandVerdict, brandPalette } from './palette/brandPalette';
export { type ContrastPair, contrastPairs } from './palette/contrastPairs';
export type { MeasuredPair } from './palette/measureContrast';
export type { Colours } from './palette/plainColours';
export type { Correction } from './palette/readable';
export type { ColourToken, Theme } from './themed';
