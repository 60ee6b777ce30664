import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Chat } from '../../../src/features/chat/Chat';
import { dismissedWarningsKey } from '../../../src/state/chat/dismissedWarnings';
import { altered, type FakeStore, type Fetch, never, rejects, when } from '../../../src/testing';
import { beforeChatStory, chatStory, chattingAfter, withIrina } from '../../support/chat/chatStory';
import { chatPeople, chatting, chattingAtLength } from '../../support/chat/chats';
import { seen } from '../../support/checks/seen';
import { press, says } from '../../support/publish/publishForm';

const meta = {
  title: 'features/chat/thread',
  tags: ['§2', '§4', '§8'],
  component: Chat,
  ...chatStory,
  parameters: { ...chatStory.parameters, pictures: { variants: [] } },
} satisfies Meta<typeof Chat>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The chat with Irina about number 16, which has many messages. */
const long = { chatId: 7 } as const;
let world: FakeStore | null = null;
const longWorld = (): Fetch => {
  const { store, api } = chattingAtLength(120);
  world = store;
  return api;
};
/** Calls for older messages are answered by `scenario`. */
const olderBy = (scenario: Fetch) => (): Fetch => {
  const api = longWorld();
  return (input, init) => (String(init?.body).includes('"before"') ? scenario(input, init) : api(input, init));
};
const scrollUp = async (canvasElement: HTMLElement, to: number) => {
  const view = await seen(canvasElement);
  const log: HTMLElement = await view.findByRole('log');
  await waitFor(() => expect(within(log).getByText('Сообщение 120')).toBeVisible());
  // The list goes to its end several times, as it measures its lines.
  for (let still = 0; still < 20; still = log.scrollTop === to ? still + 1 : 0) {
    log.scrollTop = to;
    await new Promise(requestAnimationFrame);
  }
  await waitFor(() => expect(view.getByRole('button', { name: /К последним сообщениям/ })).toBeVisible());
  return view;
};

export const OlderLoading: Story = {
  args: long,
  parameters: { network: olderBy(never()) },
  play: async ({ canvasElement }) => {
    const view = await scrollUp(canvasElement, 0);
    await waitFor(() => expect(view.getByText('Загружаем предыдущие сообщения')).toBeVisible());
  },
};
export const OlderFailed: Story = {
  args: long,
  parameters: { network: olderBy(rejects(500)) },
  play: async ({ canvasElement }) => {
    const view = await scrollUp(canvasElement, 0);
    await waitFor(() => expect(view.getByText('Не удалось загрузить.')).toBeVisible());
    await expect(view.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
export const ScrolledUp: Story = {
  args: long,
  parameters: { network: longWorld, pictures: { variants: ['phone'] } },
  play: async ({ canvasElement }) => {
    await scrollUp(canvasElement, 1200);
  },
};
export const NewBelow: Story = {
  args: long,
  parameters: { network: longWorld, pictures: { variants: ['phone'] } },
  play: async ({ canvasElement }) => {
    const view = await scrollUp(canvasElement, 1200);
    await waitFor(() => expect(world?.events.listeners()).toBe(1));
    for (const text of ['Вы не передумали?', 'Могу приехать сегодня']) world?.chatBook.send(chatPeople.irina, chatPeople.maria, 16, text);
    await waitFor(() => expect(view.getByRole('button', { name: '2 новых' })).toBeVisible());
  },
};
/** A server that says something else in these fields. */
const withFields = (fields: Readonly<Record<string, unknown>>) => (): Fetch =>
  when(
    /\/chats\//,
    altered((body) => JSON.parse(JSON.stringify(body, (key, value: unknown) => (key in fields ? fields[key] : value))), chatting().api),
    chatting().api,
  );
export const UnknownDate: Story = {
  args: withIrina,
  parameters: { network: withFields({ created_at: 'вчера' }), pictures: { variants: ['phone'] } },
  play: says('Неизвестная дата', 'Удобно до обеда, но подстроимся.'),
};
export const UnknownListing: Story = {
  args: withIrina,
  parameters: { network: withFields({ realty: null }), pictures: { variants: ['phone'] } },
  play: says('Нет данных об объявлении', 'Ирина Мельникова'),
};
export const UnknownPrice: Story = {
  args: withIrina,
  parameters: { network: chattingAfter((store) => store.editListing(11, { price: 0 })) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getAllByText('Цена не указана').at(-1)).toBeVisible());
  },
};
/** Number 11 is sold for less while the thread is open, and is no longer shown in the search after Irina's next message. */
export const ListingNews: Story = {
  args: withIrina,
  parameters: {
    network: () => {
      const { store, api } = chatting();
      world = store;
      return api;
    },
    pictures: { variants: ['dark', 'phone'] },
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByText('Удобно до обеда, но подстроимся.', { selector: '[role=log] span' })).toBeVisible());
    await waitFor(() => expect(world?.events.listeners()).toBe(1));
    world?.editListing(11, { price: 17_900_000 });
    const price = 'Цена снижена: 18\u00A0450\u00A0000\u00A0₽ → 17\u00A0900\u00A0000\u00A0₽';
    const inThread = { selector: '[data-note] *', normalizer: (text: string) => text };
    await waitFor(() => expect(view.getByText(price, inThread)).toBeVisible());
    world?.chatBook.send(chatPeople.irina, chatPeople.maria, 11, 'Спасибо, теперь подходит!');
    await waitFor(() => expect(view.getByText('Спасибо, теперь подходит!', { selector: '[role=log] span' })).toBeVisible());
    world?.editListing(11, { status: 'archived' });
    await waitFor(() => expect(view.getByText('Объявление в архиве', inThread)).toBeVisible());
  },
};
export const DeletedElsewhere: Story = {
  args: withIrina,
  parameters: {
    network: chattingAfter(({ chatBook }) => {
      const chat = chatBook.find(chatPeople.maria, ({ id }) => id === withIrina.chatId);
      if (chat) chatBook.remove(chatPeople.maria, chat);
    }),
    pictures: { variants: ['phone'] },
  },
  play: says('Чат пуст', 'К списку чатов'),
};
export const NotUnblocked: Story = {
  args: withIrina,
  parameters: {
    network: () => when(/unblock/, rejects(500), chatting(({ chatBook }) => chatBook.block(chatPeople.maria, [chatPeople.irina])).api),
    pictures: { variants: ['dark', 'phone'] },
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Разблокировать');
    await waitFor(() => expect(view.getByText('Не получилось. Попробуйте ещё раз.')).toBeVisible());
  },
};

/** Irina asks for money in advance, and for another way to talk. */
const withWarnings = chattingAfter(({ chatBook: { send, find, read } }) => {
  send(
    chatPeople.irina,
    chatPeople.maria,
    11,
    'Чтобы квартиру не отдали другим, внесите предоплату 5 000 ₽ на карту. Ссылка: https://pay-dom.ru/38120',
  );
  send(chatPeople.maria, chatPeople.irina, 11, 'Сначала посмотрю квартиру.');
  send(chatPeople.irina, chatPeople.maria, 11, 'Пишите в WhatsApp или звоните: +7 916 204-18-01');
  // What has been read opens at its end.
  const chat = find(chatPeople.maria, ({ id }) => id === withIrina.chatId);
  if (chat) read(chatPeople.maria, chat, Number.MAX_SAFE_INTEGER);
});
const forgetWarnings = async () => {
  localStorage.removeItem(dismissedWarningsKey);
  return beforeChatStory();
};
export const Warnings: Story = {
  args: withIrina,
  beforeEach: forgetWarnings,
  parameters: { network: withWarnings, pictures: { variants: ['dark', 'phone'] } },
  play: says(/^Не переводите деньги заранее/, /^Ссылка ведёт на другой сайт/, /^Вне «Квартала»/, /^Этот номер мы не проверяли/),
};
const openReport = async (canvasElement: HTMLElement) => {
  const view = await seen(canvasElement);
  await press(view, 'Действия с чатом');
  await userEvent.click(await view.findByRole('menuitem', { name: 'Пожаловаться на собеседника' }));
  await view.findByText('Похоже на обман');
  return view;
};
export const Report: Story = {
  args: withIrina,
  beforeEach: forgetWarnings,
  parameters: { network: withWarnings, pictures: { variants: ['dark', 'phone'] } },
  play: async ({ canvasElement }) => {
    const view = await openReport(canvasElement);
    await press(view, 'Отправить жалобу');
    await waitFor(() => expect(view.getByText('Без переписки модераторы не смогут разобраться')).toBeVisible());
  },
};
export const ReportSent: Story = {
  args: withIrina,
  beforeEach: forgetWarnings,
  parameters: { network: withWarnings },
  play: async ({ canvasElement }) => {
    const view = await openReport(canvasElement);
    await userEvent.click(view.getByText('Похоже на обман'));
    await userEvent.click(view.getByRole('checkbox'));
    await press(view, 'Отправить жалобу');
    await waitFor(() => expect(view.getByText('Жалоба отправлена. Модераторы посмотрят переписку.')).toBeVisible());
  },
};

/** A message that was searched for, and the way to another day. */
export const EarlierPart: Story = {
  args: { ...long, messageId: 50 },
  parameters: { network: longWorld, pictures: { variants: ['dark', 'phone'] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: /Перейти к дате/ }));
    await waitFor(() => expect(view.getByRole('button', { name: 'Перейти' })).toBeVisible());
    await waitFor(() => expect(view.getByRole('button', { name: 'К последним сообщениям' })).toBeVisible());
  },
};
export const ThreadFailed: Story = {
  args: withIrina,
  parameters: { network: () => when(/show-chat/, rejects(500), chatting().api) },
  play: says('Ошибка при загрузке данных чата', 'Повторить'),
};
