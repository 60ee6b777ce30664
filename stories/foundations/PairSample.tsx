import { expect } from 'storybook/test';
import type { MeasuredPair } from '../../src/ui/theme/palette/measureContrast';
import { contrast } from '../support/checks/contrast';

const nameOf = ({ front, back }: Pick<MeasuredPair, 'front' | 'back'>) => `${front} on ${back}`;
/** Rounds down, so that a contrast below its minimum never looks sufficient. */
const printed = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

export interface PairSampleProps {
  readonly pair: MeasuredPair;
  /** Colours of a palette; by default the current tokens. */
  readonly colours?: Readonly<Record<string, string>>;
}

/** Two colours as they meet on the screen: text as text, a line as a line, a fill as a fill; with their contrast. */
export function PairSample({ pair, colours }: PairSampleProps) {
  const { front, back, ratio, least } = pair;
  const colourOf = (token: string) => colours?.[token] ?? `var(--kv-${token})`;
  const isEnough = ratio >= least;
  return (
    <figure data-pair={nameOf(pair)} style={{ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 }}>
      <div
        data-back=""
        aria-hidden="true"
        style={{
          display: 'grid',
          placeItems: 'center',
          height: 56,
          borderRadius: 'var(--kv-radius-control)',
          background: colourOf(back),
          boxShadow: 'inset 0 0 0 1px var(--kv-line)',
        }}
      >
        <Front least={least} colour={colourOf(front)} />
      </div>
      <figcaption style={{ font: 'var(--kv-type-caption)', fontVariantNumeric: 'var(--kv-numeric)' }}>
        {nameOf(pair)}
        <small style={{ display: 'block', font: 'inherit', color: isEnough ? 'var(--kv-text-muted)' : 'var(--kv-danger)' }}>
          <b data-ratio="" style={{ fontWeight: 600 }}>
            {printed(ratio)}
          </b>
          {` : 1, at least ${least}${isEnough ? '' : ', too little'}`}
        </small>
      </figcaption>
    </figure>
  );
}

function Front({ least, colour }: { least: number; colour: string }) {
  if (least >= 4.5) {
    return (
      <span data-front="" style={{ font: 'var(--kv-type-body)', color: colour }}>
        18 500 000 ₽
      </span>
    );
  }
  const look =
    least >= 3
      ? { width: 88, height: 28, border: `2px solid ${colour}`, background: 'none' }
      : { width: 88, height: 28, border: 0, background: colour };
  return <span data-front="" style={{ ...look, borderRadius: 'var(--kv-radius-control)', color: colour }} />;
}

/** Every printed contrast matches a canvas measurement of the sample, and reaches its minimum. */
export async function expectPairs(view: ParentNode, pairs: readonly MeasuredPair[]): Promise<void> {
  const wrong = pairs.flatMap((pair) => {
    const sample = view.querySelector(`[data-pair="${nameOf(pair)}"]`);
    const front = sample?.querySelector('[data-front]');
    const back = sample?.querySelector('[data-back]');
    if (!front || !back) return [`${nameOf(pair)} is not shown`];
    const measured = contrast(getComputedStyle(front).color, getComputedStyle(back).backgroundColor);
    const printed = Number(sample?.querySelector('[data-ratio]')?.textContent);
    if (Math.abs(measured - printed) > 0.02) return [`${nameOf(pair)}: ${printed} is printed, ${measured.toFixed(2)} measured`];
    return measured < pair.least ? [`${nameOf(pair)}: ${measured.toFixed(2)}, ${pair.least} is needed`] : [];
  });
  await expect(wrong).toEqual([]);
}
