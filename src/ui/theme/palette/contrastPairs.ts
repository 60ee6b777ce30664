import type { ColourToken } from '../themed';

/** Two colours that meet on the screen, and their minimum contrast. */
export interface ContrastPair {
  readonly front: ColourToken;
  readonly back: ColourToken;
  /** WCAG 2 contrast: 4.5 for text (1.4.3), 3 for everything else that must be recognisable (1.4.11). */
  readonly least: number;
}

const TEXT = 4.5;
const LINE = 3;
/** This is not a WCAG rule: below it, a filled button no longer looks like one. */
const FILL = 1.15;

const paper = ['bg-page', 'bg-surface', 'bg-raised'] as const;
const quiet = ['bg-sunken', 'bg-hover'] as const;
const soft = ['accent-soft', 'accent-soft-hover'] as const;

const each = (fronts: readonly ColourToken[], backs: readonly ColourToken[], least: number): ContrastPair[] =>
  backs.flatMap((back) => fronts.map((front) => ({ front, back, least })));

/** Every pair of the kit, shared by the run-time check, the tests and the pages of tokens. */
export const contrastPairs: readonly ContrastPair[] = [
  ...each(['text', 'text-muted', 'text-subtle', 'text-accent', 'danger'], [...paper, ...quiet], TEXT),
  ...each(['text'], ['bg-pressed'], TEXT),
  ...each(['text', 'text-accent'], soft, TEXT),
  ...each(['text-muted'], ['accent-soft'], TEXT),
  ...each(['warning'], paper, TEXT),
  ...each(['on-accent'], ['accent', 'accent-hover', 'accent-pressed'], TEXT),
  ...each(['on-indicator'], ['indicator'], TEXT),
  ...each(['on-danger'], ['danger', 'danger-hover', 'danger-pressed'], TEXT),
  ...each(['text-inverse'], ['bg-inverse'], TEXT),
  ...each(['line-control', 'line-control-hover', 'indicator', 'focus'], paper, LINE),
  ...each(['accent'], paper, FILL),
];

/** Surfaces that a page may set; everything else is adjusted to them. */
export const papers: readonly ColourToken[] = paper;
