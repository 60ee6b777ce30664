import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { typeStyles } from '../../src/ui/theme/tokens';
import { seen } from '../support/checks/seen';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Weight, size and line height in px, tracking, as set by the token. */
const figuresOf = (name: string) => {
  const [weight, size, line, track] = typeStyles[name] ?? [];
  return `${weight} ${size}/${line}${track ? `, tracking ${track} em` : ''}`;
};

const sample = 'Двухкомнатная квартира, 18\u00A0500\u00A0000\u00A0₽, 54,3\u00A0м²';

/** `--kv-type-…` with `--kv-track-…` beside it. */
export const Styles: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {Object.keys(typeStyles).map((name) => (
        <div key={name}>
          <small style={{ font: 'var(--kv-type-caption)', color: 'var(--kv-text-muted)' }}>
            {name} · {figuresOf(name)}
          </small>
          <p data-type={name} style={{ font: `var(--kv-type-${name})`, letterSpacing: `var(--kv-track-${name})` }}>
            {sample}
          </p>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    await waitFor(() => expect(document.fonts.check('16px "Golos Text Variable"', 'Квартал ₽')).toBe(true));
    for (const [name, [weight, size, line]] of Object.entries(typeStyles)) {
      const shown = canvasElement.querySelector(`[data-type="${name}"]`);
      if (!shown) throw new Error(`${name} is not shown`);
      const { fontWeight, fontSize, lineHeight } = getComputedStyle(shown);
      await expect([fontWeight, fontSize, lineHeight]).toEqual([String(weight), `${size}px`, `${line}px`]);
      // The smallest size in the kit.
      await expect(size).toBeGreaterThanOrEqual(12);
    }
  },
};

/** Tabular figures, so that amounts in a column compare digit by digit. */
export const Numerals: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {['11111111', '88888888', '40701702'].map((price) => (
        <span key={price} data-price="" style={{ font: 'var(--kv-type-price-m)', fontVariantNumeric: 'var(--kv-numeric)' }}>
          {price}
        </span>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    await waitFor(() => expect(document.fonts.check('16px "Golos Text Variable"', '1')).toBe(true));
    const widths = [...canvasElement.querySelectorAll('[data-price]')].map((line) => line.getBoundingClientRect().width);
    // Hinting moves a digit by a fraction of a pixel; proportional ones would differ by twenty.
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2);
  },
};
