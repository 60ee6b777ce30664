import { contrastOfLuminances, luminance } from './colour';
import { type ContrastPair, contrastPairs } from './contrastPairs';
import { type Colours, colourTokens } from './plainColours';

export interface MeasuredPair extends ContrastPair {
  readonly ratio: number;
}

/** Every pair of the list with its contrast. */
export function measureContrast(colours: Colours): MeasuredPair[] {
  const light = new Map(colourTokens.map((token) => [token, luminance(colours[token])]));
  return contrastPairs.map((pair) => ({ ...pair, ratio: contrastOfLuminances(light.get(pair.front) ?? 0, light.get(pair.back) ?? 0) }));
}

/** Pairs below their minimum, the worst first. */
export function tooWeak(colours: Colours): MeasuredPair[] {
  return measureContrast(colours)
    .filter(({ ratio, least }) => ratio < least)
    .sort((a, b) => a.ratio / a.least - b.ratio / b.least);
}
