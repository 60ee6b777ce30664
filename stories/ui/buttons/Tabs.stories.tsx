import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { panelId, Tabs, type TabsProps, tabId } from '../../../src/ui/buttons/Tabs';
import { seen } from '../../support/checks/seen';

const titles = ['Покупка', 'Аренда', 'Размещение', 'Безопасность', 'Документы', 'Сообщения'];
const some = (count: number) => titles.slice(0, count).map((title, index) => ({ id: index + 1, title }));

function WithPanel(props: TabsProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <>
      <Tabs {...props} selected={selected} onSelect={setSelected} />
      <div role="tabpanel" id={panelId(props.idPrefix, selected)} aria-labelledby={tabId(props.idPrefix, selected)}>
        {props.tabs.find(({ id }) => id === selected)?.title}
      </div>
    </>
  );
}

const meta = {
  title: 'ui/buttons/Tabs',
  component: Tabs,
  render: (args) => <WithPanel {...args} />,
  args: { tabs: some(4), selected: 1, label: 'Разделы', idPrefix: 'story', onSelect: () => {} },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const FourInTheDark: Story = { globals: { theme: 'dark' } };
export const LastChosen: Story = { args: { selected: 4 } };
export const MoreThanFit: Story = { args: { tabs: some(6), selected: 4 }, globals: { viewport: { value: 'w375' } } };
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const first: HTMLElement = view.getByRole('tab', { name: 'Покупка' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{End}{ArrowRight}{ArrowLeft}{Home}{ArrowRight}');
    await expect(view.getByRole('tab', { name: 'Аренда' })).toHaveFocus();
    await expect(view.getByRole('tabpanel', { name: 'Аренда' })).toBeVisible();
  },
};
