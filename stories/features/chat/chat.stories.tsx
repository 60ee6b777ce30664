import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Chat } from '../../../src/features/chat/Chat';
import { empty, never, offline, rejects } from '../../../src/testing';
import { chatStory, chattingAfter, withIrina } from '../../support/chat/chatStory';
import { chatPeople, chattingWithOneAgent } from '../../support/chat/chats';
import { withNoticePermission } from '../../support/chat/noticePermission';
import { seen } from '../../support/checks/seen';
import { press, says } from '../../support/publish/publishForm';

const meta = {
  title: 'features/chat',
  tags: ['§2', '§3', '§4', '§8'],
  component: Chat,
  ...chatStory,
} satisfies Meta<typeof Chat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: says('Ирина Мельникова', 'Неизвестный пользователь', 'Вы: Да, торг возможен при осмотре', 'Выберите чат, чтобы увидеть переписку'),
};
/** Five chats with one agent: the price tells them apart, a mark says which flats are gone. */
export const ListOfOneAgent: Story = {
  parameters: { network: () => chattingWithOneAgent().api },
  play: says('18 450 000 ₽ · 2-комн. квартира, 54,50 м²', '54 000 ₽ в месяц · Студия, 26,50 м²', 'В архиве', 'Удалено'),
};
export const ListInTheDark: Story = { ...List, globals: { theme: 'dark' } };
export const ListOnATablet: Story = { ...List, globals: { viewport: { value: 'w744' } } };
export const ListInEnglish: Story = { globals: { lang: 'en' }, play: says('Messages', 'Blocked people') };

export const Conversation: Story = {
  args: withIrina,
  play: says(
    'Добрый день! Квартира ещё продаётся?',
    'Новые сообщения',
    'Здравствуйте! Можно посмотреть в субботу?',
    'В сети',
    'Уведомлять о новых сообщениях?',
  ),
};
export const ConversationInTheDark: Story = { ...Conversation, globals: { theme: 'dark' } };

export const Nothing: Story = { parameters: { network: () => empty() }, play: says('Здесь пока нет сообщений') };
export const Loading: Story = {
  parameters: { network: () => never() },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText('Загрузка сообщений...')).toBeInTheDocument();
  },
};
export const NoNetwork: Story = {
  parameters: { network: () => offline() },
  play: says('Отсутствует интернет соединение', 'Повторите попытку снова.', 'Обновить'),
};
export const ServerFailed: Story = {
  parameters: { network: () => rejects(500), pictures: { variants: [] } },
  play: says('Произошла критическая ошибка', 'Попробуйте перезагрузить страницу.', 'Обновить'),
};
export const SignedOut: Story = {
  parameters: { isSignedOut: true, network: () => empty(), pictures: { variants: [] } },
  play: says('Войдите, чтобы увидеть сообщения', 'Войти'),
};

export const LongTexts: Story = {
  args: withIrina,
  parameters: {
    network: chattingAfter(({ chatBook }) => {
      chatBook.send(chatPeople.irina, chatPeople.maria, 11, 'Превысокомногорассмотрительствующий'.repeat(4));
      chatBook.send(chatPeople.maria, chatPeople.irina, 11, `Адрес плана: https://site.test/${'plan/'.repeat(24)}`);
      chatBook.send(chatPeople.irina, chatPeople.maria, 11, 'Первая строка\n\nТретья строка');
    }),
  },
  play: says('Превысокомногорассмотрительствующий'.repeat(4)),
};
export const Menu: Story = {
  args: withIrina,
  parameters: { pictures: { variants: [] } },
  beforeEach: () => withNoticePermission('granted'),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Действия с чатом');
    await expect(await view.findByRole('menuitem', { name: 'Включить звук' })).toBeVisible();
    await expect(view.getByRole('menuitem', { name: 'Включить уведомления' })).toBeVisible();
  },
};

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.type(await view.findByRole('searchbox', { name: 'Имя, объявление, сообщение' }), 'дорох');
    await waitFor(() => expect(view.getAllByText('Нашёлся 1 чат')[0]).toBeVisible());
  },
};
export const FoundMessages: Story = {
  parameters: { pictures: { variants: ['dark', 'phone'] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.type(await view.findByRole('searchbox', { name: 'Имя, объявление, сообщение' }), 'торг');
    await waitFor(() => expect(view.getByRole('heading', { name: 'В сообщениях' })).toBeVisible());
    await waitFor(() => expect(view.getByText('2 сообщения', { selector: 'small' })).toBeVisible());
  },
};
export const NothingFound: Story = {
  parameters: { pictures: { variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.type(await view.findByRole('searchbox', { name: 'Имя, объявление, сообщение' }), 'дворец');
    await waitFor(() => expect(view.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible());
  },
};
export const Selecting: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Выбрать чаты');
    for (const name of ['Ирина Мельникова', 'Павел Дорохов']) {
      await userEvent.click(await view.findByRole('checkbox', { name: `Выбрать: ${name}` }));
    }
    await expect(await view.findByText('Выбрано: 2')).toBeVisible();
  },
};

const opens =
  (item: string): Story['play'] =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Действия с чатом');
    await userEvent.click(await view.findByRole('menuitem', { name: item }));
  };
const inWindow = { pictures: { crop: 'window', variants: [] } };
export const AskedToDelete: Story = {
  args: withIrina,
  parameters: inWindow,
  play: async (context) => {
    await opens('Удалить чат')?.(context);
    const view = await seen(context.canvasElement);
    await waitFor(() => expect(view.getByRole('heading', { name: 'Удалить чат?' })).toBeVisible());
  },
};
export const AskedToBlock: Story = {
  args: withIrina,
  parameters: inWindow,
  play: async (context) => {
    await opens('Заблокировать')?.(context);
    const view = await seen(context.canvasElement);
    await waitFor(() => expect(view.getByRole('heading', { name: 'Заблокировать пользователя?' })).toBeVisible());
  },
};
export const JustBlocked: Story = {
  ...AskedToBlock,
  play: async (context) => {
    await AskedToBlock.play?.(context);
    const view = await seen(context.canvasElement);
    const question: HTMLElement = view.getByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Заблокировать' }));
    await waitFor(() => expect(view.getByRole('heading', { name: 'Чат с пользователем заблокирован.' })).toBeVisible());
    await expect(view.getByRole('dialog').textContent).toContain('Для разблокировки  перейдите в Черный список.');
    await expect(view.getByRole('button', { name: 'В черный список' })).toBeVisible();
  },
};
export const Blacklist: Story = {
  parameters: { network: chattingAfter(({ chatBook }) => chatBook.block(chatPeople.maria, [chatPeople.irina, 204])) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Черный список');
    await expect(await view.findByText('Эти люди не могут вам писать и звонить. Они увидят, что написать вам нельзя.')).toBeVisible();
    await expect((await view.findAllByRole('button', { name: /^Разблокировать: / })).length).toBe(3);
  },
};
export const BlacklistEmpty: Story = {
  parameters: { pictures: { variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Черный список');
    await expect(await view.findByText('В черном списке никого нет')).toBeVisible();
  },
};
export const JustUnblocked: Story = {
  ...Blacklist,
  parameters: { ...Blacklist.parameters, ...inWindow },
  play: async (context) => {
    await Blacklist.play?.(context);
    const view = await seen(context.canvasElement);
    const [first]: HTMLElement[] = view.getAllByRole('button', { name: /^Разблокировать: / });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(view.getByRole('heading', { name: 'Чат с пользователем разблокирован.' })).toBeVisible());
    await expect(view.getByRole('button', { name: 'В сообщения' })).toBeVisible();
  },
};
