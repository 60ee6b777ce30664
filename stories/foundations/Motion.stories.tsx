import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { durations, easings } from '../../src/ui/theme/motion';
import { constants } from '../../src/ui/theme/tokens';
import { seen } from '../support/checks/seen';
import { figuresOf, Sample } from './Sample';
import { Section } from './Section';

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const uses: Readonly<Record<string, string>> = {
  'duration-instant': 'press',
  'duration-fast': 'hover, focus, scroll to the top (after 50 ms)',
  'duration-base': 'panels, sheets, popovers',
  'duration-map': 'zoom of a map',
  'duration-panel-out': 'the panel of a map leaves; it is inert at once',
  ease: 'standard: a state',
  'ease-enter': 'what comes',
  'ease-exit': 'what goes',
  'ease-settle': 'the panel of a map leaves',
};
/** What lasts without moving. */
const waits: readonly (readonly [what: string, time: string])[] = [
  ['a toast', '3 s; longer under the pointer or with the focus'],
  ['a tooltip leaves', '1 s after the pointer'],
  ['a skeleton', 'from 150 ms of waiting'],
  ['scroll to the top', '50 ms before it starts'],
];

/** A block that moves by this duration and easing while it is pointed at. */
function Block({ duration, easing }: { readonly duration: string; readonly easing: string }) {
  return (
    <div
      data-moves=""
      style={{
        width: 96,
        height: 48,
        borderRadius: 'var(--kv-radius-control)',
        background: 'var(--kv-accent)',
        transition: `transform ${duration} ${easing}`,
      }}
    />
  );
}

const styleOfBlock = (view: ParentNode, name: string) => {
  const block = view.querySelector(`[data-token="${name}"] > [data-moves]`);
  if (!block) throw new Error(`${name} is not shown`);
  return getComputedStyle(block);
};
const bare = (easing: string) => easing.replaceAll(/(?<=[(,])\./g, '0.').replaceAll(/,\s*/g, ', ');
/** Reads the token where the sheet declares it, and uses the value where it does not. */
const read = (name: string, value: string) => `var(--kv-${name},${value})`;

/** Under `prefers-reduced-motion` the durations that the sheet declares are 0. Hover over a block. */
export const Durations: Story = {
  render: () => (
    <>
      <style>{'[data-moves]:hover{transform:translateX(96px)}'}</style>
      <Section title="Durations" note={`Easing of state: ${easings['ease']}.`} column={240}>
        {Object.entries(durations).map(([name, duration]) => (
          <Sample key={name} name={name} figures={[duration, uses[name] ?? '']}>
            <Block duration={read(name, duration)} easing="var(--kv-ease)" />
          </Sample>
        ))}
      </Section>
      <Section title="Waiting" column={240}>
        <dl style={{ font: 'var(--kv-type-small)' }}>
          {waits.map(([what, time]) => (
            <div key={what} style={{ display: 'flex', gap: 8 }}>
              <dt>{what}:</dt>
              <dd style={{ margin: 0, color: 'var(--kv-text-muted)' }}>{time}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    const isReduced = matchMedia('(prefers-reduced-motion:reduce)').matches;
    for (const [name, duration] of Object.entries(durations)) {
      const { transitionDuration, transitionTimingFunction } = styleOfBlock(canvasElement, name);
      const isZero = isReduced && name in constants;
      await expect(Number.parseFloat(transitionDuration) * 1000).toBe(isZero ? 0 : Number.parseFloat(duration));
      await expect(figuresOf(canvasElement, name)[0]).toBe(duration);
      await expect(transitionTimingFunction).toBe(bare(easings['ease'] ?? ''));
    }
  },
};

/** Each easing takes two seconds, so that the difference is seen. Hover over a block. */
export const Easings: Story = {
  render: () => (
    <>
      <style>{'[data-moves]:hover{transform:translateX(96px)}'}</style>
      <Section title="Easings" column={240}>
        {Object.entries(easings).map(([name, easing]) => (
          <Sample key={name} name={name} figures={[easing, uses[name] ?? '']}>
            <Block duration="2s" easing={read(name, easing)} />
          </Sample>
        ))}
      </Section>
    </>
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    for (const [name, easing] of Object.entries(easings)) {
      await expect([name, styleOfBlock(canvasElement, name).transitionTimingFunction]).toEqual([name, bare(easing)]);
    }
  },
};
