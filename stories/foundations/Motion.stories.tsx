import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { constants } from '../../src/ui/theme/tokens';
import { seen } from '../support/seen';
import { figuresOf, Sample } from './Sample';
import { Section } from './Section';

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const durations = Object.keys(constants).filter((name) => name.startsWith('duration-'));
const uses: Readonly<Record<string, string>> = {
  'duration-fast': 'hover, focus, scroll to the top',
  'duration-base': 'panels, sheets, popovers',
};

/** Under `prefers-reduced-motion` both are 0. Hover over a block. */
export const Durations: Story = {
  render: () => (
    <>
      <style>{'[data-moves]:hover{transform:translateX(96px)}'}</style>
      <Section title="Durations" note={`Easing of state: ${constants['ease']}.`} column={240}>
        {durations.map((name) => (
          <Sample key={name} name={name} figures={[constants[name] ?? '', uses[name] ?? '']}>
            <div
              data-moves=""
              style={{
                width: 96,
                height: 48,
                borderRadius: 'var(--kv-radius-control)',
                background: 'var(--kv-accent)',
                transition: `transform var(--kv-${name}) var(--kv-ease)`,
              }}
            />
          </Sample>
        ))}
      </Section>
    </>
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    const isReduced = matchMedia('(prefers-reduced-motion:reduce)').matches;
    for (const name of durations) {
      const block = canvasElement.querySelector(`[data-token="${name}"] > div`);
      if (!block) throw new Error(`${name} is not shown`);
      const { transitionDuration, transitionTimingFunction } = getComputedStyle(block);
      const [printed = ''] = figuresOf(canvasElement, name);
      await expect(Number.parseFloat(transitionDuration) * 1000).toBe(isReduced ? 0 : Number.parseFloat(printed));
      await expect(transitionTimingFunction).toBe('cubic-bezier(0.2, 0, 0, 1)');
    }
  },
};
