import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../../src/ui/buttons/Badge';
import { Icon } from '../../../src/ui/icons/Icon';
import { overlayIcons } from '../../../src/ui/icons/overlayIcons';
import { Matrix } from '../../support/tables/Matrix';

const meta = { title: 'ui/buttons/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Matrix
      column={150}
      states={{
        neutral: <Badge>В архиве</Badge>,
        accent: <Badge $tone="accent">Собственник</Badge>,
        'over a photo': <Badge $tone="photo">Новое</Badge>,
        'with icon': (
          <Badge $tone="accent">
            <Icon name={overlayIcons.check} size={16} />
            Опубликовано
          </Badge>
        ),
      }}
    />
  ),
};

export const TonesInTheDark: Story = { ...Tones, globals: { theme: 'dark' } };
