import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../../../src/ui/buttons/IconButton';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { StateTable } from '../../support/tables/StateTable';

const meta = { title: 'ui/buttons/IconButton', component: IconButton, args: { label: 'Закрыть', icon: 'x' } } satisfies Meta<
  typeof IconButton
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => {
    const states = (variant: 'ghost' | 'line' | 'soft' | 'photo') => ({
      ...interactions(<IconButton {...args} variant={variant} />),
      disabled: <IconButton {...args} variant={variant} disabled />,
      busy: <IconButton {...args} variant={variant} busy />,
      small: <IconButton {...args} variant={variant} size="s" />,
      large: <IconButton {...args} variant={variant} size="l" />,
      counter: <IconButton {...args} variant={variant} counter={3} />,
      'large counter': <IconButton {...args} variant={variant} counter={12} />,
    });
    return <StateTable rows={{ ghost: states('ghost'), line: states('line'), soft: states('soft'), photo: states('photo') }} />;
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const buttons = view.getAllByRole('button', { name: 'Закрыть' });
    await expect(buttons).toHaveLength(32);
    for (const button of buttons) await expect(button.offsetWidth).toBe(button.offsetHeight);
    await expect(view.getAllByRole('button', { name: 'Закрыть 3' })).toHaveLength(4);
  },
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };
