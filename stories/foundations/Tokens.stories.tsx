import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MetroGlyph, MetroLabel } from '../../src/parts/MetroLabel';
import { someStations } from '../../src/testing';
import { contrast } from '../support/contrast';
import { Matrix } from '../support/Matrix';
import { seen } from '../support/seen';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Text on its surface, and lines that must be seen against one: the least contrast of each (WCAG 1.4.3, 1.4.11). */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['bg-page', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-hover'].flatMap((back) =>
    ['text', 'text-muted', 'text-subtle', 'text-accent'].map((front) => [front, back, 4.5] as const),
  ),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-accent', 'accent-pressed', 4.5],
  ['on-danger', 'danger', 4.5],
  ['text-inverse', 'bg-inverse', 4.5],
  ['text-accent', 'accent-soft', 4.5],
  ['danger', 'bg-page', 4.5],
  ['danger', 'bg-surface', 4.5],
  ['warning', 'bg-raised', 4.5],
  ['line-control', 'bg-page', 3],
  ['line-control', 'bg-surface', 3],
  ['indicator', 'bg-surface', 3],
  ['focus', 'bg-page', 3],
  ['focus', 'bg-surface', 3],
];

const swatch = (front: string, back: string) => (
  <span
    data-pair={`${front} on ${back}`}
    style={{
      display: 'block',
      width: '100%',
      padding: 12,
      color: `var(--kv-${front})`,
      background: `var(--kv-${back})`,
      boxShadow: 'inset 0 0 0 2px currentColor',
    }}
  >
    {front}
  </span>
);

export const Colours: Story = {
  // Lines are measured below by their own rule; as text they need not be readable.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: () => <Matrix states={Object.fromEntries(pairs.map(([front, back]) => [`${front} on ${back}`, swatch(front, back)]))} />,
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    const tooWeak = pairs.flatMap(([front, back, least]) => {
      const shown = canvasElement.querySelector(`[data-pair="${front} on ${back}"]`);
      if (!shown) return [`${front} on ${back} is not shown`];
      const { color, backgroundColor } = getComputedStyle(shown);
      const ratio = contrast(color, backgroundColor);
      return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}, ${least} is needed`] : [];
    });
    await expect(tooWeak).toEqual([]);
  },
};
export const ColoursInTheDark: Story = { ...Colours, globals: { theme: 'dark' } };

const types = ['h1', 'h2', 'h3', 'title', 'body', 'ui', 'button', 'small', 'caption', 'micro', 'price-l', 'price-m'];

export const Type: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {types.map((name) => (
        <p key={name} style={{ font: `var(--kv-type-${name})`, letterSpacing: `var(--kv-track-${name})` }}>
          {name}: Двухкомнатная квартира, 18 500 000 ₽, 54,3 м²
        </p>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(document.fonts.check('16px "Golos Text Variable"', 'Квартал ₽')).toBe(true));
    for (const line of view.getAllByText(/Двухкомнатная/)) {
      await expect(Number.parseFloat(getComputedStyle(line).fontSize)).toBeGreaterThanOrEqual(12);
    }
  },
};

const lines = [...new Map(someStations().map((station) => [station.route, station])).values()];

export const MetroLines: Story = {
  render: () => (
    <Matrix
      states={{
        ...Object.fromEntries(
          lines.map(({ name, lineName, route, color }) => [
            `${route} ${lineName}`,
            <MetroLabel key={route} metro={{ name, lineName, route, color, minutes: 8 }} />,
          ]),
        ),
        'unknown line': <MetroGlyph color={null} route={null} />,
      }}
    />
  ),
};
export const MetroLinesInTheDark: Story = { ...MetroLines, globals: { theme: 'dark' } };
