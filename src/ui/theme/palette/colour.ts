import {
  blend,
  type Color,
  clampRgb,
  formatHex,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as register,
  wcagLuminance,
} from 'culori/fn';

// Every notation that browsers use for computed colours, and those that designers use.
const toRgb = register(modeRgb);
const oklch = register(modeOklch);
for (const mode of [modeLrgb, modeOklab, modeP3, modeLab, modeLch, modeA98, modeProphoto, modeRec2020, modeXyz50, modeXyz65])
  register(mode);
for (const mode of [modeHsl, modeHwb]) register(mode);

/** `#rrggbb`: the colour as the screen shows it, and therefore as it is measured. */
export type Hex = string;

/** Lightness 0 to 1, chroma, hue in degrees; a grey has the hue 0. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Returns an opaque colour in OKLCH, possibly out of gamut, and its original opacity, 0 to 1; `null` when it is not a colour. */
export function readColour(css: string): { readonly colour: Oklch; readonly alpha: number } | null {
  const parsed = parse(css);
  if (!parsed) return null;
  const { l = 0, c = 0, h = 0 } = oklch(parsed);
  return { colour: { l, c, h }, alpha: parsed.alpha ?? 1 };
}

/** Returns a colour composited over another one; `null` when it is not a colour. */
export function toHex(css: string, behind: Hex = '#ffffff'): Hex | null {
  const parsed = parse(css);
  if (!parsed) return null;
  return hexOf((parsed.alpha ?? 1) < 1 ? blend([behind, parsed]) : parsed);
}

/** Out-of-gamut channels are clipped one by one, as browsers do. */
export function fromOklch({ l, c, h }: Oklch): Hex {
  return hexOf({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h });
}

export function toOklch(colour: Hex): Oklch {
  const read = readColour(colour);
  if (!read) throw new TypeError(`Not a colour: ${colour}`);
  return read.colour;
}

/** WCAG 2 contrast, from 1 to 21. */
export function contrast(first: Hex, second: Hex): number {
  return contrastOfLuminances(luminance(first), luminance(second));
}

/** WCAG 2 relative luminance, 0 to 1. */
export function luminance(colour: Hex): number {
  return wcagLuminance(colour);
}

/** Returns the contrast of two luminances, for comparing one colour with many. */
export function contrastOfLuminances(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function hexOf(colour: Color): Hex {
  return formatHex(clampRgb(toRgb(colour)));
}
