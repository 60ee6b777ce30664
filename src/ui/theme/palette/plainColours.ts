import { type ColourToken, type Theme, type ThemedToken, themed } from '../themed';
import { accentsOf } from './accents';
import { type Hex, type Oklch, toHex } from './colour';

/** Every colour of a palette by its token. */
export type Colours = Record<ColourToken, Hex>;

/** The page's surfaces; defaults apply to missing ones. */
export interface Papers {
  readonly page?: Hex;
  readonly surface?: Hex;
}

/** The themes also differ in shadows and numbers, which are omitted here. */
export const colourTokens = (Object.keys(themed) as ThemedToken[]).filter(
  (token): token is ColourToken => toHex(themed[token][0]) !== null,
);

/** The colours of the token sheet, before any check. */
export function plainColours(theme: Theme, brand: Oklch | null, { page, surface }: Papers = {}): Colours {
  const index = theme === 'dark' ? 1 : 0;
  const colours = Object.fromEntries(colourTokens.map((token) => [token, toHex(themed[token][index])])) as Colours;
  return {
    ...colours,
    ...(brand && accentsOf(brand, theme)),
    ...(page && { 'bg-page': page }),
    ...(surface && { 'bg-surface': surface, 'bg-raised': surface }),
  };
}
