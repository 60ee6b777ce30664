import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { mapIcons } from '../../../src/ui/icons/mapIcons';
import { methodIcons } from '../../../src/ui/icons/methodIcons';
import { Menu } from '../../../src/ui/overlay/Menu';
import { seen } from '../../support/checks/seen';

const meta = {
  title: 'ui/overlay/Menu',
  component: Menu,
  args: {
    label: 'Действия',
    icon: 'adjustments-horizontal',
    items: [
      { key: 'open', label: 'Открыть на карте', icon: mapIcons['map-2'], onSelect: fn() },
      { key: 'call', label: 'Позвонить', icon: methodIcons.call, onSelect: fn() },
      { key: 'plain', label: 'Без значка', onSelect: fn() },
    ],
  },
  render: (args) => (
    <div style={{ minHeight: 220 }}>
      <Menu {...args} />
    </div>
  ),
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const IconAlone: Story = { args: { hideLabel: true } };

export const Open: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('button', { name: 'Действия' }));
    await waitFor(() => expect(view.getByRole('menuitem', { name: 'Открыть на карте' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(view.getByRole('menuitem', { name: 'Позвонить' })).toHaveFocus();
  },
};
export const OpenInTheDark: Story = { ...Open, globals: { theme: 'dark' } };
export const LongTexts: Story = {
  ...Open,
  args: {
    items: [
      { key: 'a', label: 'Открыть на карте', onSelect: fn() },
      { key: 'b', label: 'Позвонить', onSelect: fn() },
      { key: 'c', label: 'Отправить ссылку на объявление всем, кто просил рассказать о новых квартирах в этом доме', onSelect: fn() },
    ],
  },
};
