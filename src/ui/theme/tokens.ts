/**
 * The token sheet: every value of the design as a `--kv-…` custom property, on the shadow host or on a `.kv` element of a plain page.
 * A host may set `--kv-brand`, `--kv-font`, `--kv-radius-factor`, `--kv-px`, `--kv-page`, `--kv-surface` and any single token.
 */
import { themed } from './themed';

/** Type styles: weight, size, line height in px, tracking in em. */
export const typeStyles: Record<string, readonly [number, number, number, number]> = {
  h1: [600, 32, 38, -0.02],
  'h1-s': [600, 26, 31, -0.016],
  h2: [600, 24, 30, -0.014],
  'h2-s': [600, 21, 27, -0.01],
  h3: [600, 18, 24, -0.006],
  title: [600, 16, 22, -0.003],
  body: [400, 16, 24, 0],
  ui: [400, 15, 20, 0],
  button: [500, 15, 20, 0],
  small: [400, 14, 20, 0],
  caption: [400, 13, 18, 0.002],
  micro: [500, 12, 16, 0.006],
  'price-l': [600, 24, 28, -0.016],
  'price-m': [600, 20, 24, -0.012],
};

/** Shared by both themes. */
export const constants: Record<string, string> = {
  px: '1px',
  'radius-factor': '1',
  font: '"Golos Text Variable","Golos Text",system-ui,-apple-system,"Segoe UI",Roboto,"PT Sans",Arial,sans-serif',
  numeric: 'tabular-nums lining-nums',
  'radius-tight': radius(4),
  'radius-control': radius(8),
  'radius-box': radius(12),
  'radius-corner-s': radius(18),
  'radius-corner': radius(28),
  'radius-corner-open': radius(52),
  'radius-corner-l': radius(40),
  'shape-home': shape('tight', 'corner'),
  'shape-home-s': shape('tight', 'corner-s'),
  'shape-home-l': shape('control', 'corner-l'),
  'duration-fast': '150ms',
  'duration-base': '300ms',
  ease: 'cubic-bezier(.2,0,0,1)',
  'on-photo': '#fff',
  'photo-chip': 'rgb(12 20 19/.72)',
  'photo-chip-hover': 'rgb(12 20 19/.86)',
  'metro-default': '#e3242b',
};

/** Steps of the space scale, px. */
export const spaces = [2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64];

function radius(pixels: number): string {
  return `calc(${pixels}px*var(--kv-radius-factor))`;
}

function shape(small: string, corner: string): string {
  const even = `var(--kv-radius-${small})`;
  return `${even} var(--kv-radius-${corner}) ${even} ${even}`;
}

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--kv-${name}:${value};`)
    .join('');
}

function typeDeclarations(): string {
  return Object.entries(typeStyles)
    .map(
      ([name, [weight, size, line, track]]) =>
        `--kv-type-${name}:${weight} calc(${size}*var(--kv-px))/calc(${line}*var(--kv-px)) var(--kv-font);--kv-track-${name}:${track}em;`,
    )
    .join('');
}

/** Surfaces that a page may set: the token, and the property it is read from. */
const papers: Record<string, string> = { 'bg-page': 'page', 'bg-surface': 'surface', 'bg-raised': 'surface' };

function side(index: 0 | 1): string {
  return Object.entries(themed)
    .map(([name, pair]) => `--kv-${name}:${name in papers ? `var(--kv-${papers[name]},${pair[index]})` : pair[index]};`)
    .join('');
}

/** A rule for the shadow host and for a light-DOM root, without specificity, so that any rule of the host page wins. */
function roots(attributes: string, body: string): string {
  return attributes === '' ? `:where(:host),:where(.kv){${body}}` : `:where(:host(${attributes})),:where(.kv${attributes}){${body}}`;
}

/** 1 where the brand is light (lightness above `bound`), else 0. */
const step = (bound: number) => `clamp(0,(l - ${bound})*100000,1)`;
/** Always opaque: text on a translucent fill would have an unknown background. */
const fromBrand = (values: string) => `oklch(from var(--kv-brand) ${values}/1)`;

/**
 * Derives a readable family from one brand colour: dark enough under white text, or light under dark text; soft fills, links and focus follow.
 * `palette/accents.ts` implements the same rule in JavaScript; a test compares the two.
 */
const brandLight = declarations({
  accent: fromBrand(`calc(l - ${step(0.54)}*clamp(0,(.64 - l)*100000,1)*(l - .54)) c h`),
  'accent-hover': `oklch(from var(--kv-accent) calc(l - .06 + .1*${step(0.6)}) c h)`,
  'accent-pressed': `oklch(from var(--kv-accent) calc(l - .11 + .18*${step(0.6)}) c h)`,
  'on-accent': fromBrand(`calc(1 - .82*${step(0.64)}) calc(.012*${step(0.64)}) h`),
  indicator: fromBrand('min(l,.51) c h'),
  'on-indicator': '#fff',
  'text-accent': fromBrand('min(l,.46) c h'),
  'accent-soft': fromBrand('.96 min(c*.3,.026) h'),
  'accent-soft-hover': fromBrand('.93 min(c*.4,.035) h'),
  'accent-line': fromBrand('.72 min(c,.1) h'),
  focus: fromBrand('min(l,.52) c h'),
});

const brandDark = declarations({
  accent: fromBrand('max(l,.74) min(c,.15) h'),
  'accent-hover': 'oklch(from var(--kv-accent) calc(l + .05) c h)',
  'accent-pressed': 'oklch(from var(--kv-accent) calc(l - .06) c h)',
  'on-accent': '#0c1413',
  indicator: 'var(--kv-accent)',
  'on-indicator': '#0c1413',
  'text-accent': fromBrand('max(l,.78) min(c,.13) h'),
  'accent-soft': fromBrand('.29 min(c*.5,.045) h'),
  'accent-soft-hover': fromBrand('.34 min(c*.5,.05) h'),
  'accent-line': fromBrand('.46 min(c,.08) h'),
  focus: fromBrand('max(l,.8) min(c,.12) h'),
});

const dark = `--kv-scheme:dark;${side(1)}`;
/** On screens only: paper is light. */
const inDark = (attributes: string, body: string) =>
  `@media screen{${roots(`[data-kv-theme="dark"]${attributes}`, body)}}` +
  `@media screen and (prefers-color-scheme:dark){${roots(`[data-kv-theme="auto"]${attributes}`, body)}}`;

/** Reads the attributes `data-kv-theme="dark" | "auto"` and `data-kv-brand`, on the shadow host or beside the class `kv`. */
export const tokenSheet =
  roots(
    '',
    `--kv-scheme:light;${declarations(constants)}${spaces.map((step) => `--kv-space-${step}:${step}px;`).join('')}${typeDeclarations()}${side(0)}`,
  ) +
  inDark('', dark) +
  `@supports (color:oklch(from red l c h)){${roots('[data-kv-brand]', brandLight)}${inDark('[data-kv-brand]', brandDark)}}` +
  `@media (prefers-reduced-motion:reduce){${roots('', '--kv-duration-fast:0ms;--kv-duration-base:0ms;')}}`;
