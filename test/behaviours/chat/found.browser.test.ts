import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rejects, switchable, when } from '../../../src/testing/scenarios';
import type { FakeStore } from '../../../src/testing/store/fakeStore';
import { chatIdOf, chatPeople, chattingAtLength } from '../../../stories/support/chat/chats';
import { type ChatView, chatOn, chats, linesOf, write } from '../../support/features/chat';
import { inWindow } from '../../support/listing/contactPage';
import { hosts } from '../../support/mount';

const { maria, irina } = chatPeople;
const field = (chat: ChatView) => chat.view.getByRole('searchbox', { name: 'Имя, объявление, сообщение' });
const found = (chat: ChatView) => chat.view.getByRole('region', { name: 'В сообщениях' });
const marked = (chat: ChatView) => [...chat.root().querySelectorAll('mark')].map(({ textContent }) => textContent);
const log = (chat: ChatView) => chat.view.getByRole('log').element() as HTMLElement;
const inSight = (chat: ChatView, text: string) => {
  const line = [...chat.root().querySelectorAll<HTMLElement>('[role=log] [data-message]')].find((one) => one.textContent?.includes(text));
  if (!line) return false;
  const [box, frame] = [line.getBoundingClientRect(), log(chat).getBoundingClientRect()];
  return box.top >= frame.top && box.bottom <= frame.bottom;
};
const at = (chat: ChatView) => chat.root().querySelector('[data-found]')?.textContent ?? '';
const dayOf = (chat: ChatView) => chat.view.getByRole('button', { name: /Перейти к дате/ });
const hasFocus = (chat: ChatView) => chat.root().querySelector('[data-found]')?.matches(':focus') ?? false;

const unreadIn = ({ chatBook }: FakeStore, chatId: number) => {
  const chat = chatBook.find(maria, ({ id }) => id === chatId);
  return chat && chatBook.unread(maria, chat);
};

describe.each(hosts)('what was said in chats on $name', (host) => {
  it('is found, with its words marked, and opens the chat at the message', async () => {
    const { api, store } = chattingAtLength(300);
    const long = chatIdOf(store, 16);
    store.chatBook.send(irina, maria, 16, 'Последнее');
    const chat = await chatOn(host, api);
    await userEvent.fill(field(chat), 'сообщение 42');
    await expect.element(found(chat)).toBeVisible();
    await expect.poll(() => marked(chat)).toEqual(['Сообщение', '42']);
    await userEvent.click(found(chat).getByRole('link', { name: /Сообщение 42/ }));
    await expect.poll(() => inSight(chat, 'Сообщение 42')).toBe(true);
    await expect.poll(() => hasFocus(chat)).toBe(true);
    expect(at(chat)).toContain('Сообщение 42');
    expect(chat.detailsOf('navigate').at(-1)).toMatchObject({
      target: 'chat',
      chatId: long,
      messageId: expect.any(Number),
      url: expect.stringMatching(/&chat=\d+&message=\d+$/),
    });
    // What is unread stays so: nobody has seen the end.
    expect(unreadIn(store, long)).toBe(1);
    await userEvent.click(chat.view.getByRole('button', { name: 'К последним сообщениям' }));
    await expect.poll(() => linesOf(chat).at(-1)).toBe('Последнее');
    // A page that is loaded again shows what was read last.
    expect(chat.detailsOf('navigate').at(-1)).toMatchObject({ target: 'chat', chatId: long, url: expect.stringMatching(/&chat=\d+$/) });
    await expect.poll(() => unreadIn(store, long)).toBe(0);
  });

  it('loads what is around as one scrolls, and joins the newest without a gap', async () => {
    const { api, store } = chattingAtLength(120);
    const long = chatIdOf(store, 16);
    const ids = store.chatBook.find(maria, ({ id }) => id === long)?.messages.map(({ id }) => id) ?? [];
    const chat = await chatOn(host, api, { chatId: long, messageId: ids[39] });
    await expect.poll(() => inSight(chat, 'Сообщение 40')).toBe(true);
    // A page that is loaded again takes no focus.
    expect(hasFocus(chat)).toBe(false);
    await expect
      .poll(() => {
        log(chat).scrollTop = log(chat).scrollHeight;
        return linesOf(chat).at(-1);
      })
      .toMatch(/Сообщение 120/);
    await expect
      .poll(() => {
        log(chat).scrollTop = 0;
        return linesOf(chat)[0];
      })
      .toMatch(/Сообщение 1( |$)/);
  });

  it('goes to the newest when one writes', async () => {
    const { api, store } = chattingAtLength(200);
    const long = chatIdOf(store, 16);
    const first = store.chatBook.find(maria, ({ id }) => id === long)?.messages[5]?.id;
    const chat = await chatOn(host, api, { chatId: long, messageId: first });
    await expect.poll(() => inSight(chat, 'Сообщение 6')).toBe(true);
    await write(chat, 'Пишу сейчас');
    await expect.poll(() => linesOf(chat).at(-1)).toMatch(/^> Пишу сейчас/);
    expect(linesOf(chat).at(-2)).toMatch(/Сообщение 200/);
  });

  it('may fail, and is asked for again', async () => {
    const { api } = chats();
    const network = switchable(rejects(500));
    const chat = await chatOn(host, when(/found-messages/, network.fetch, api));
    await userEvent.fill(field(chat), 'перепланировка');
    await expect.element(chat.view.getByRole('alert')).toBeVisible();
    network.use(api);
    await userEvent.click(chat.view.getByRole('button', { name: 'Обновить' }));
    await expect.poll(() => marked(chat)).toEqual(['перепланировка']);
  });

  it('keeps the day beside the messages where they have little room', () =>
    inWindow(375, 480, async () => {
      const { api, store } = chattingAtLength(60);
      const chat = await chatOn(host, api, { chatId: chatIdOf(store, 16) });
      await expect.element(dayOf(chat)).toBeVisible();
      const [day, messages] = [dayOf(chat).element(), log(chat)];
      expect(messages.clientHeight).toBeGreaterThan(64);
      const isBeside = () => day.getBoundingClientRect().bottom <= messages.getBoundingClientRect().top;
      await expect.poll(isBeside).toBe(true);
      await expect.poll(() => messages.scrollTop + messages.clientHeight).toBeGreaterThanOrEqual(messages.scrollHeight - 1);
    }));

  it('shows the day that is read, and jumps to another one', async () => {
    const { api, store } = chats(({ chatBook: book }) => {
      for (let day = 1; day <= 20; day += 1) {
        for (let index = 0; index < 8; index += 1) {
          book.send(irina, maria, 16, `Апрель ${day}: ${index}`, new Date(Date.UTC(2026, 3, day, 9, index)));
        }
      }
      for (const one of book.chatsOf(maria)) book.read(maria, one, one.messages.at(-1)?.id ?? 0);
    });
    const chat = await chatOn(host, api, { chatId: chatIdOf(store, 16) });
    const day = dayOf(chat);
    await expect.element(day).toHaveTextContent(/(19|20) апреля/);
    await userEvent.click(day);
    const date = chat.view.getByLabelText('Перейти к дате', { exact: true }).last();
    await userEvent.fill(date, '2026-04-03');
    await userEvent.click(chat.view.getByRole('button', { name: 'Перейти', exact: true }));
    await expect.poll(() => at(chat)).toContain('Апрель 3: 0');
    await expect.poll(() => inSight(chat, 'Апрель 3: 0')).toBe(true);
    await expect.poll(() => hasFocus(chat)).toBe(true);
  });
});
