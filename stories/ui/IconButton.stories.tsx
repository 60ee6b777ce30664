import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, type IconName } from '../../src/ui/Icon';
import { IconButton } from '../../src/ui/IconButton';
import { Matrix } from '../support/Matrix';
import { seen } from '../support/seen';

const meta = { title: 'ui/IconButton', component: IconButton, args: { label: 'Закрыть', icon: 'x' } } satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Matrix
      column={120}
      states={{
        ghost: <IconButton {...args} />,
        line: <IconButton {...args} variant="line" />,
        photo: <IconButton {...args} variant="photo" />,
        small: <IconButton {...args} size="s" />,
        disabled: <IconButton {...args} disabled />,
        busy: <IconButton {...args} busy />,
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const buttons = view.getAllByRole('button', { name: 'Закрыть' });
    await expect(buttons).toHaveLength(6);
    for (const button of buttons) await expect(button.offsetWidth).toBe(button.offsetHeight);
  },
};

const icons: readonly IconName[] = [
  'alert-circle',
  'alert-triangle',
  'arrows-sort',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'external-link',
  'home-2',
  'map-pin',
  'photo',
  'photo-off',
  'refresh',
  'search',
  'x',
];

export const Icons: Story = {
  render: () => <Matrix column={120} states={Object.fromEntries(icons.map((name) => [name, <Icon key={name} name={name} size={24} />]))} />,
};
