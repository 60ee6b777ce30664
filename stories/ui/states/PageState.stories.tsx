import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ru } from '../../../src/text/common/ru';
import { PageState } from '../../../src/ui/states/PageState';
import { seen } from '../../support/checks/seen';

const again = fn();

const meta = {
  title: 'ui/states/PageState',
  component: PageState,
  args: {
    art: 'nothing',
    title: ru.listing.notFoundTitle,
    text: ru.listing.notFoundText,
    actions: [{ label: ru.results.home, href: '/' }],
  },
  play: async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    await expect(view.getByRole('heading', { level: args.headingLevel ?? 1 })).toHaveTextContent(args.title);
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
  },
} satisfies Meta<typeof PageState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const NotFoundInTheDark: Story = { globals: { theme: 'dark' } };
export const NotFoundOnASmallPhone: Story = { globals: { viewport: { value: 'w374' } } };

export const Done: Story = {
  parameters: { texts: ['Посмотреть статус'] },
  args: {
    art: 'done',
    title: 'Объявление отправлено на модерацию!',
    text: 'Проверка займёт 1–2 рабочих дня. Результат придёт на вашу почту.',
    actions: [
      { label: 'Посмотреть статус', href: '/account' },
      { label: ru.results.home, href: '/' },
    ],
  },
};
export const DoneInTheDark: Story = { ...Done, globals: { theme: 'dark' } };

export const NoMessages: Story = {
  args: { art: 'messages', title: 'Здесь пока нет сообщений', text: undefined, actions: [], headingLevel: 2 },
};
export const NoMessagesInTheDark: Story = { ...NoMessages, globals: { theme: 'dark' } };

export const NoListings: Story = {
  args: {
    art: 'listings',
    title: 'У вас пока нет объявлений',
    text: undefined,
    headingLevel: 2,
    actions: [{ label: 'Разместить объявление', href: '/realty/create' }],
  },
};

export const NoConnection: Story = {
  args: {
    art: 'network',
    title: ru.results.networkTitle,
    text: ru.results.networkText,
    role: 'alert',
    actions: [
      { label: ru.results.refresh, icon: 'refresh', onClick: again },
      { label: ru.results.home, href: '/' },
    ],
  },
  play: async (context) => {
    await meta.play(context);
    const view = await seen(context.canvasElement);
    again.mockClear();
    await userEvent.click(view.getByRole('button', { name: ru.results.refresh }));
    await expect(again).toHaveBeenCalledOnce();
  },
};

export const AskingAgain: Story = {
  args: { ...NoConnection.args, actions: [{ label: ru.results.refresh, icon: 'refresh', isBusy: true, onClick: again }] },
};
