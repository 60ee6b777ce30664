import type { ColourToken, Theme } from '../themed';
import { statesOf } from './accents';
import { contrast, contrastOfLuminances, fromOklch, type Hex, luminance, type Oklch, toOklch } from './colour';
import { type ContrastPair, contrastPairs, papers } from './contrastPairs';
import { tooWeak } from './measureContrast';
import { type Colours, colourTokens, plainColours } from './plainColours';

/** A corrected token, and the pair that missed its minimum by most. */
export interface Correction {
  readonly token: ColourToken;
  readonly from: Hex;
  readonly to: Hex;
  /** The other colour of the pair. */
  readonly against: ColourToken;
  readonly before: number;
  readonly after: number;
  readonly least: number;
}

export interface Readable {
  readonly colours: Colours;
  /** The theme actually used; differs from the requested one when the surfaces have the lightness of the other. */
  readonly theme: Theme;
  readonly corrections: readonly Correction[];
}

/** Moved text keeps more contrast than its quieter kinds, where the surfaces allow it. */
const wishes: Partial<Record<ColourToken, number>> = { text: 7 };

/** Of lightness. */
const STEP = 0.005;

const fronts = [...new Set(contrastPairs.map(({ front }) => front))];
const fills = [...new Set(contrastPairs.map(({ back }) => back))].filter((back) => !isPaper(back));

/** Returns the nearest colours in which every pair of the list reaches its contrast. */
export function readable(given: Colours, requested: Theme, brand: Oklch | null): Readable {
  const onPapers = withAgreeingPapers(given);
  const { colours: start, theme } = inFittingTheme(onPapers, requested, brand);
  const colours = { ...start };
  // A colour may be both foreground and fill, such as the danger colour; a further round settles the rest.
  for (let round = 0; round < 3 && tooWeak(colours).length > 0; round += 1) {
    for (const token of fronts) settleFront(colours, token, theme);
    for (const token of fills) settleFill(colours, token);
  }
  return { colours, theme, corrections: correctionsBetween({ ...start, ...pick(given, isPaper) }, colours) };
}

/** No text is readable on both black and white. The page owns its background and the kit owns the cards, so the cards give way. */
function withAgreeingPapers(given: Colours): Colours {
  if (carries('#000000', given) || carries('#ffffff', given)) return given;
  return { ...given, 'bg-surface': given['bg-page'], 'bg-raised': given['bg-page'] };
}

function carries(text: Hex, colours: Colours): boolean {
  return papers.every((paper) => contrast(text, colours[paper]) >= 4.5);
}

/** Dark surfaces in the light theme, or light ones in the dark: uses the other theme, which fits them. The page's own tokens stay. */
function inFittingTheme(given: Colours, requested: Theme, brand: Oklch | null): { colours: Colours; theme: Theme } {
  const fitting = carries('#000000', given) ? 'light' : 'dark';
  if (fitting === requested || carries(requested === 'dark' ? '#ffffff' : '#000000', given) || carries(given.text, given)) {
    return { colours: given, theme: requested };
  }
  const ours = plainColours(requested, brand);
  const isOurs = (token: ColourToken) => !isPaper(token) && isSame(given[token], ours[token]);
  return { colours: { ...given, ...pick(plainColours(fitting, brand), isOurs) }, theme: fitting };
}

function settleFront(colours: Colours, token: ColourToken, theme: Theme): void {
  const pairs = contrastPairs.filter(({ front }) => front === token);
  const all = needsOf(colours, pairs, 'back');
  if (adjustLightness(colours[token], all) === colours[token]) return;
  const wished = all.map(({ against, least }) => ({ against, least: Math.max(least, wishes[token] ?? 0) }));
  // A fill can follow its text, a surface cannot; the first of several fills is the default state.
  const onPaper = pairs.filter(({ back }) => isPaper(back));
  const foremost = needsOf(colours, onPaper.length > 0 ? onPaper : pairs.slice(0, 1), 'back');
  const next =
    adjustLightness(colours[token], wished) ??
    adjustLightness(colours[token], all) ??
    adjustLightness(colours[token], foremost) ??
    colours[token];
  if (token === 'accent') Object.assign(colours, statesOf(toOklch(next), theme));
  colours[token] = next;
}

function settleFill(colours: Colours, token: ColourToken): void {
  const asFill = contrastPairs.filter(({ back }) => back === token);
  const asFront = contrastPairs.filter(({ front }) => front === token);
  const needs = [...needsOf(colours, asFill, 'front'), ...needsOf(colours, asFront, 'back')];
  colours[token] = adjustLightness(colours[token], needs) ?? (asFront.length > 0 ? colours[token] : colours['bg-surface']);
}

function needsOf(colours: Colours, pairs: readonly ContrastPair[], other: 'front' | 'back'): Need[] {
  return pairs.map((pair) => ({ against: colours[pair[other]], least: pair.least }));
}

function isPaper(token: ColourToken): boolean {
  return papers.includes(token);
}

function correctionsBetween(start: Colours, end: Colours): Correction[] {
  const weak = tooWeak(start);
  return colourTokens.flatMap((token) => {
    const worst = weak.find(({ front, back }) => front === token || back === token);
    if (!worst || start[token] === end[token]) return [];
    const { front, back, ratio: before, least } = worst;
    const after = contrast(end[front], end[back]);
    return [{ token, from: start[token], to: end[token], against: front === token ? back : front, before, after, least }];
  });
}

function pick(colours: Colours, isWanted: (token: ColourToken) => boolean): Partial<Colours> {
  return Object.fromEntries(colourTokens.filter(isWanted).map((token) => [token, colours[token]]));
}

/** Two browsers may round a derived colour differently. */
export function isSame(first: Hex, second: Hex): boolean {
  const parts = (colour: Hex) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const other = parts(second);
  return parts(first).every((part, index) => Math.abs(part - (other[index] ?? 0)) <= 2);
}

/** A colour to contrast with. */
interface Need {
  readonly against: Hex;
  readonly least: number;
}

/** Returns the colour itself, or the nearest lightness of its hue that reaches every contrast, black and white at the ends; `null` if none does. */
function adjustLightness(colour: Hex, needs: readonly Need[]): Hex | null {
  const measured = needs.map(({ against, least }) => ({ light: luminance(against), least }));
  const reaches = (candidate: Hex) => {
    const lightness = luminance(candidate);
    return measured.every(({ light, least }) => contrastOfLuminances(lightness, light) >= least);
  };
  if (reaches(colour)) return colour;
  const { l, c, h } = toOklch(colour);
  for (let distance = STEP; distance < 1; distance += STEP) {
    for (const lightness of [l - distance, l + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = fromOklch({ l: lightness, c, h });
      if (reaches(candidate)) return candidate;
    }
  }
  return ['#000000', '#ffffff'].find(reaches) ?? null;
}
