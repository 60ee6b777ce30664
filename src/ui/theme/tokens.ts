/**
 * The token sheet: every value of the design as a `--kv-…` custom property, on the shadow host or on a `.kv` element of a plain page.
 * A host may set `--kv-brand`, `--kv-font`, `--kv-radius-factor`, `--kv-px`, `--kv-page`, `--kv-surface` and any single token.
 */

type Pair = readonly [light: string, dark: string];

/** Colours and shadows, light and dark. */
const themed: Record<string, Pair> = {
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
  'metro-edge-max': ['.62', '1'],
  'shadow-1': ['0 1px 2px rgb(21 33 31/.06),0 1px 1px rgb(21 33 31/.04)', '0 1px 2px rgb(0 0 0/.4)'],
  'shadow-2': ['0 2px 4px rgb(21 33 31/.06),0 8px 20px -4px rgb(21 33 31/.14)', '0 2px 4px rgb(0 0 0/.4),0 10px 24px -4px rgb(0 0 0/.6)'],
};

/** Type styles: weight, size, line height in px, tracking in em. */
const types: Record<string, readonly [number, number, number, number]> = {
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

const constant: Record<string, string> = {
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
const spaces = [2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64];

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
  return Object.entries(types)
    .map(
      ([name, [weight, size, line, track]]) =>
        `--kv-type-${name}:${weight} calc(${size}*var(--kv-px))/calc(${line}*var(--kv-px)) var(--kv-font);--kv-track-${name}:${track}em;`,
    )
    .join('');
}

function side(index: 0 | 1): string {
  return Object.entries(themed)
    .map(([name, pair]) => `--kv-${name}:${pair[index]};`)
    .join('');
}

/** A rule for the shadow host and for a light-DOM root, without specificity, so that any rule of the host page wins. */
function roots(attributes: string, body: string): string {
  return attributes === '' ? `:where(:host),:where(.kv){${body}}` : `:where(:host(${attributes})),:where(.kv${attributes}){${body}}`;
}

/** 1 where the brand is light (lightness above `bound`), else 0. */
const step = (bound: number) => `clamp(0,(l - ${bound})*100000,1)`;
const fromBrand = (values: string) => `oklch(from var(--kv-brand) ${values})`;

/** One brand colour becomes a readable family: dark enough under white text, or light under ink; soft fills, links and focus follow. */
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

/** The host's own paper, with ours as the default. */
function paper(index: 0 | 1): string {
  return declarations({
    'bg-page': `var(--kv-page,${themed['bg-page']?.[index]})`,
    'bg-surface': `var(--kv-surface,${themed['bg-surface']?.[index]})`,
    'bg-raised': `var(--kv-surface,${themed['bg-raised']?.[index]})`,
  });
}

const dark = `--kv-scheme:dark;${side(1)}`;
const inDark = (attributes: string, body: string) =>
  roots(`[data-kv-theme="dark"]${attributes}`, body) +
  `@media (prefers-color-scheme:dark){${roots(`[data-kv-theme="auto"]${attributes}`, body)}}`;

/** Attributes read: `data-kv-theme="dark" | "auto"` and `data-kv-brand`, on the shadow host or beside the class `kv`. */
export const tokenSheet =
  roots(
    '',
    `--kv-scheme:light;${declarations(constant)}${spaces.map((step) => `--kv-space-${step}:${step}px;`).join('')}${typeDeclarations()}${side(0)}`,
  ) +
  inDark('', dark) +
  roots('[data-kv-brand]', paper(0)) +
  inDark('[data-kv-brand]', paper(1)) +
  `@supports (color:oklch(from red l c h)){${roots('[data-kv-brand]', brandLight)}${inDark('[data-kv-brand]', brandDark)}}` +
  `@media (prefers-reduced-motion:reduce){${roots('', '--kv-duration-fast:0ms;--kv-duration-base:0ms;')}}`;
