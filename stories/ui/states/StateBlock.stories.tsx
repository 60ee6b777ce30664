import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ru } from '../../../src/text/common/ru';
import { Button } from '../../../src/ui/buttons/Button';
import { StateBlock } from '../../../src/ui/states/StateBlock';
import { seen } from '../../support/checks/seen';

const meta = {
  title: 'ui/states/StateBlock',
  component: StateBlock,
  args: {
    art: 'nothing',
    title: ru.results.emptyTitle,
    text: ru.results.emptyText,
    actions: <Button>{ru.results.home}</Button>,
  },
  play: async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    await expect(view.getByRole('heading', { level: 2 })).toHaveTextContent(String(args.title));
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
  },
} satisfies Meta<typeof StateBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const NothingInTheDark: Story = { globals: { theme: 'dark' } };
export const NothingOnASmallPhone: Story = { globals: { viewport: { value: 'w374' } } };

export const Network: Story = {
  args: { art: 'network', title: ru.results.networkTitle, text: ru.results.networkText, role: 'alert' },
};
export const NetworkInTheDark: Story = { ...Network, globals: { theme: 'dark' } };

export const Broken: Story = {
  args: {
    art: 'broken',
    title: ru.results.failedTitle,
    text: ru.results.failedText,
    role: 'alert',
    actions: (
      <>
        <Button variant="primary" icon="refresh">
          {ru.results.refresh}
        </Button>
        <Button>{ru.results.home}</Button>
      </>
    ),
  },
};
export const BrokenInTheDark: Story = { ...Broken, globals: { theme: 'dark' } };

export const TitleAlone: Story = { args: { text: undefined, actions: undefined } };
export const LongText: Story = {
  args: {
    title: 'По такому запросу в Новопеределкинском и Северном Медведкове объявлений о продаже апартаментов не найдено',
    text: 'Попробуйте изменить критерии поиска: например, добавить соседние станции метро, увеличить цену или убрать требование к ремонту.',
  },
};
