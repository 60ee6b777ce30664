import type { Tally } from './asking';
import type { Written } from './writers';

/** A row of the table. */
export interface Row {
  readonly fault: string;
  readonly calls: number;
  readonly refused: number;
  readonly cut: number;
  readonly late: number;
  readonly silent: number;
  /** ms. */
  readonly slowest: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  /** Figures that only this row has. */
  readonly figures: Readonly<Record<string, number | string | null>>;
  /** What should not have been; an empty list is what all rows should have. */
  readonly missed: readonly string[];
}

interface Outcome {
  readonly tally: Tally;
  readonly written?: Written;
  readonly figures?: Row['figures'];
  /** Whether each of these holds, by what it says. */
  readonly expected?: Readonly<Record<string, boolean>>;
}

export function rowOf(fault: string, { tally, written, figures = {}, expected = {} }: Outcome): Row {
  const { calls, refused, cut, late, silent, slowest, errors } = tally;
  const { acknowledged = 0, lost = 0, twice = 0 } = written ?? {};
  const missed = [...new Set(errors), ...Object.keys(expected).filter((what) => !expected[what])];
  if (lost > 0) missed.push(`${lost} acknowledged messages are lost`);
  if (twice > 0) missed.push(`${twice} messages are stored twice`);
  return { fault, calls, refused, cut, late, silent, slowest, acknowledged, lost, twice, figures, missed };
}
