import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from '../../src/parts/Price';
import { ru } from '../../src/text/common/ru';
import { seen } from '../support/checks/seen';
import { StateTable } from '../support/tables/StateTable';

const meta = { title: 'parts/Price', component: Price, args: { value: 18_450_000 } } satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  parameters: { texts: ['Цена не указана'] },
  render: () => (
    <StateTable
      rows={Object.fromEntries(
        (['l', 'm', 's'] as const).map((size) => [
          size,
          {
            sale: <Price size={size} value={18_450_000} />,
            rent: <Price size={size} value={85_000} per={ru.listing.perMonth} />,
            'a billion': <Price size={size} value={1_000_000_000} />,
            'without thousands': <Price size={size} value={950} />,
            unknown: <Price size={size} value={0} />,
          },
        ]),
      )}
    />
  ),
};

export const SizesInTheDark: Story = { ...Sizes, globals: { theme: 'dark' } };

/** Prices in a column: tabular figures, so that magnitudes compare. */
export const InAColumn: Story = {
  render: () => (
    <div data-column="" style={{ display: 'grid', justifyItems: 'end', width: 200 }}>
      {[11_111_111, 88_888_888, 1_450_000].map((value) => (
        <Price key={value} value={value} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    await document.fonts.ready;
    const [ones = 0, eights = 0] = [...canvasElement.querySelectorAll('[data-column] > *')].map(
      (price) => price.getBoundingClientRect().width,
    );
    // Proportional figures would differ by a quarter; the tabular ones of this weight do by a fifth of a pixel each.
    await expect(Math.abs(ones - eights)).toBeLessThan(2);
  },
};
