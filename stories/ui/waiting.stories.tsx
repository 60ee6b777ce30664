import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../src/ui/Badge';
import { Skeleton } from '../../src/ui/Skeleton';
import { Spinner } from '../../src/ui/Spinner';
import { Matrix } from '../support/Matrix';

const meta = { title: 'ui/Waiting and badges' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Skeletons: Story = {
  render: () => (
    <Matrix
      states={{
        line: <Skeleton $width="132px" $height="20px" />,
        block: <Skeleton $height="120px" $radius="var(--kv-shape-home)" />,
        'small spinner': <Spinner size={16} />,
        spinner: <Spinner size={32} />,
      }}
    />
  ),
};

export const Badges: Story = {
  render: () => (
    <Matrix
      states={{
        neutral: <Badge>В архиве</Badge>,
        accent: <Badge $tone="accent">Собственник</Badge>,
        'over a photo': <Badge $tone="photo">Новое</Badge>,
      }}
    />
  ),
};

export const InTheDark: Story = { ...Badges, globals: { theme: 'dark' } };
