import { contrastOfLuminances, fromOklch, type Hex, luminance, toOklch } from './colour';

/** A colour to contrast with. */
export interface Need {
  readonly against: Hex;
  readonly least: number;
}

const STEP = 0.005;

/** Returns the colour itself, or the nearest lightness of its hue that reaches every contrast, black and white at the ends; `null` if none does. */
export function adjustLightness(colour: Hex, needs: readonly Need[]): Hex | null {
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
