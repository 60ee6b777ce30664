import type { Meta, StoryObj } from '@storybook/react-vite';
import { FloorGauge } from '../../src/parts/FloorGauge';
import { ru } from '../../src/text/common/ru';
import { Matrix } from '../support/tables/Matrix';

const meta = { title: 'parts/FloorGauge', component: FloorGauge, args: { floor: 7, floors: 12 } } satisfies Meta<typeof FloorGauge>;
export default meta;

type Story = StoryObj<typeof meta>;

const floors: readonly (readonly [floor: number, floors: number, what: string])[] = [
  [1, 5, 'first'],
  [7, 12, 'in the middle'],
  [9, 9, 'last'],
  [1, 1, 'one-storey house'],
  [2, 2, 'two storeys'],
  [24, 25, 'below the roof'],
  [31, 42, 'tower'],
  [180, 180, 'top of a tower'],
  [9, 5, 'above the roof, as typed wrong'],
];

/** Never alone: the text beside it says the same. */
export const Floors: Story = {
  render: () => (
    <Matrix
      column={150}
      states={Object.fromEntries(
        floors.map(([floor, total, what]) => [
          what,
          <span key={what} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            <FloorGauge floor={floor} floors={total} />
            {ru.listing.floorOf(floor, total)}
          </span>,
        ]),
      )}
    />
  ),
};

export const FloorsInTheDark: Story = { ...Floors, globals: { theme: 'dark' } };
