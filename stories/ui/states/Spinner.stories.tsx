import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../../src/ui/states/Spinner';
import { Matrix } from '../../support/tables/Matrix';

const meta = { title: 'ui/states/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Matrix
      column={120}
      states={{
        'in a small button': <Spinner size={16} />,
        'in a button': <Spinner />,
        'in a block': <Spinner size={32} />,
        'on a page': <Spinner size={48} />,
        'in the colour of its text': (
          <span style={{ color: 'var(--kv-text-accent)' }}>
            <Spinner size={32} />
          </span>
        ),
      }}
    />
  ),
};

export const SizesInTheDark: Story = { ...Sizes, globals: { theme: 'dark' } };
