import type { ThemePair } from './themed';

/** Colours of a map, bundled with its code. A page may set them like any token; the token sheet does not declare them. */
export const mapColours = {
  'map-land': ['#efebe1', '#18221f'],
  'map-block': ['#e5e0d3', '#202c2a'],
  'map-green': ['#d5dfc4', '#1f3326'],
  'map-water': ['#bfd5da', '#14303a'],
  'map-road': ['#fff', '#2d3c39'],
  'map-road-edge': ['#dad4c6', '#121b1a'],
  'map-label': ['#5a6360', '#a3b0ac'],
} as const satisfies Record<string, ThemePair>;

/** Returns a colour for style sheets: the page's value, else the default of the current colour scheme. */
export function mapColour(token: keyof typeof mapColours): string {
  return `var(--kv-${token},light-dark(${mapColours[token].join()}))`;
}
