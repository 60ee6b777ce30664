import type { Meta, StoryObj } from '@storybook/react-vite';
import { Counter } from '../../../src/ui/fields/Counter';
import { StateTable } from '../../support/tables/StateTable';

const meta = { title: 'ui/fields/Counter', component: Counter, args: { value: 3 } } satisfies Meta<typeof Counter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <StateTable
      rows={Object.fromEntries(
        (['accent', 'quiet'] as const).flatMap((tone) =>
          [9, 99].map((max) => [
            `${tone}, up to ${max}`,
            Object.fromEntries(
              [1, 3, 9, 10, 128].map((value) => [`of ${value}`, <Counter key={value} value={value} max={max} tone={tone} />]),
            ),
          ]),
        ),
      )}
    />
  ),
};

export const TonesInTheDark: Story = { ...Tones, globals: { theme: 'dark' } };
