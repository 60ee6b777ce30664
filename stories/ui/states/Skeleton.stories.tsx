import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../../src/ui/states/Skeleton';
import { Matrix } from '../../support/tables/Matrix';

const meta = { title: 'ui/states/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <Matrix
      states={{
        line: <Skeleton $width="132px" $height="20px" />,
        'whole width': <Skeleton $height="20px" />,
        home: <Skeleton $height="120px" $radius="var(--kv-shape-home)" />,
        control: <Skeleton $width="160px" $height="44px" $radius="var(--kv-radius-control)" />,
      }}
    />
  ),
};

export const ShapesInTheDark: Story = { ...Shapes, globals: { theme: 'dark' } };
