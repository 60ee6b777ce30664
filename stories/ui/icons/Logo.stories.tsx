import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../../../src/ui/icons/Logo';
import { Matrix } from '../../support/tables/Matrix';

const meta = { title: 'ui/icons/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Matrix
      column={150}
      states={{
        'in a footer': <Logo size={20} />,
        'in a header': <Logo />,
        large: <Logo size={64} />,
        'in the colour of its text': (
          <span style={{ color: 'var(--kv-text-accent)' }}>
            <Logo size={64} />
          </span>
        ),
      }}
    />
  ),
};

export const SizesInTheDark: Story = { ...Sizes, globals: { theme: 'dark' } };
