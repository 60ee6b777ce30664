export type ThemePair = readonly [light: string, dark: string];

/** What differs between the themes: colours, shadows and a few numbers. */
export const themed = {
  'bg-page': ['#f6f4ef', '#0f1817'],
  'bg-surface': ['#fff', '#162120'],
  'bg-raised': ['#fff', '#1b2827'],
  'bg-sunken': ['#eeebe3', '#121c1b'],
  'bg-hover': ['#f2efe8', '#22312f'],
  'bg-pressed': ['#e8e4da', '#304240'],
  'bg-inverse': ['#15211f', '#eaf0ed'],
  text: ['#15211f', '#eaf0ed'],
  'text-muted': ['#4f5b58', '#b3c0bb'],
  'text-subtle': ['#5a6663', '#93a39e'],
  'text-disabled': ['#78817e', '#6e7e79'],
  'text-inverse': ['#f6f4ef', '#15211f'],
  'text-accent': ['#0a5c64', '#7fcfcc'],
  line: ['#e0dcd1', '#2b3b38'],
  'line-strong': ['#cbc6b8', '#3a4d49'],
  'line-control': ['#847f74', '#70857f'],
  'line-control-hover': ['#3f4a48', '#b3c0bb'],
  accent: ['#0a5c64', '#6cc5c2'],
  'accent-hover': ['#084a51', '#86d3d0'],
  'accent-pressed': ['#073a40', '#57b3b0'],
  'on-accent': ['#fff', '#0c1413'],
  'accent-soft': ['#e8f1f0', '#1a3635'],
  'accent-soft-hover': ['#d3e5e4', '#214543'],
  'accent-line': ['#74afb1', '#2f6664'],
  indicator: ['#0a5c64', '#6cc5c2'],
  'on-indicator': ['#fff', '#0c1413'],
  warning: ['#855200', '#e3b65f'],
  danger: ['#b3261e', '#ff9c8e'],
  'danger-hover': ['#931c16', '#ffb3a8'],
  'danger-pressed': ['#751510', '#f0887a'],
  'on-danger': ['#fff', '#0c1413'],
  focus: ['#17737a', '#8adad7'],
  'focus-gap': ['#fff', '#0f1817'],
  skeleton: ['#e7e3d9', '#22302e'],
  'skeleton-shine': ['#f3f0e9', '#2e3e3b'],
  'photo-light': ['1', '.92'],
  // Lightness bounds of the thin edge around a metro line, so that pale lines stay visible on the surface.
  'metro-edge-min': ['0', '.58'],
  'metro-edge-max': ['.61', '1'],
  'shadow-1': ['0 1px 2px rgb(21 33 31/.06),0 1px 1px rgb(21 33 31/.04)', '0 1px 2px rgb(0 0 0/.4)'],
  'shadow-2': ['0 2px 4px rgb(21 33 31/.06),0 8px 20px -4px rgb(21 33 31/.14)', '0 2px 4px rgb(0 0 0/.4),0 10px 24px -4px rgb(0 0 0/.6)'],
} as const satisfies Record<string, ThemePair>;

type NoColour = 'photo-light' | 'metro-edge-min' | 'metro-edge-max' | 'shadow-1' | 'shadow-2';
export type ThemedToken = keyof typeof themed;
/** Tokens that are colours of the theme, without `--kv-`. */
export type ColourToken = Exclude<ThemedToken, NoColour>;
export type Theme = 'light' | 'dark';
