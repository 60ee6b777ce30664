import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { someUsers } from '../../../src/testing/fakeAccounts';
import { recorded, switchable, when } from '../../../src/testing/scenarios';
import { chatIdOf, chatPeople, chattingAtLength } from '../../../stories/support/chat/chats';
import { chatOn, chats, fieldOf, linesOf, rowsOf, whenSettled, write } from '../../support/features/chat';
import { hosts } from '../../support/mount';

const { maria, irina } = chatPeople;

describe.each(hosts)('receiving on $name', (host) => {
  it('shows what is new at once, and reads it', async () => {
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await expect.poll(() => linesOf(chat)).toContain('Удобно до обеда, но подстроимся.');
    const book = store.chatBook;
    await expect.poll(() => book.unread(maria, book.chatsOf(maria).find(({ id }) => id === withIrina) ?? never())).toBe(0);
    await expect.poll(() => store.events.listeners()).toBe(1);
    book.send(irina, maria, 11, 'Ау!');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('Ау!');
    await expect.poll(() => book.unread(maria, book.chatsOf(maria).find(({ id }) => id === withIrina) ?? never())).toBe(0);
  });

  it('a message costs three calls: what it raises together is asked for once', async () => {
    const { api, store } = chats();
    const server = recorded(api);
    const chat = await chatOn(host, server.fetch, { chatId: chatIdOf(store, 12) });
    await expect.poll(() => linesOf(chat).at(-1)).toContain('Да, торг возможен при осмотре');
    await expect.poll(() => rowsOf(chat)[0]).toBe('Ирина Мельникова');
    await expect.poll(() => store.events.listeners()).toBe(1);
    const calls = () => server.requests.filter(({ url }) => url.pathname.includes('/chats/')).length;
    const before = calls();
    store.chatBook.send(202, maria, 12, 'А если сегодня?');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('А если сегодня?');
    await expect.poll(() => rowsOf(chat)[0]).toBe('Павел Дорохов');
    await expect.poll(() => calls() - before).toBe(3);
  });

  it('a message that was missed stands before what was sent meanwhile', async () => {
    const { api, store, withIrina } = chats();
    const server = switchable(api);
    const chat = await chatOn(host, server.fetch, { chatId: withIrina });
    await expect.poll(() => linesOf(chat)).toContain('Удобно до обеда, но подстроимся.');
    await expect.poll(() => store.events.listeners()).toBe(1);
    const shows = vi.fn();
    server.use(
      when(
        /show-chat/,
        async () => {
          shows();
          throw new TypeError('cut');
        },
        api,
      ),
    );
    store.chatBook.send(irina, maria, 11, 'Пропустили');
    await expect.poll(() => shows.mock.calls.length).toBeGreaterThan(0);
    await write(chat, 'Моё');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('> Моё (sent)');
    server.use(api);
    store.chatBook.send(irina, maria, 11, 'Дальше');
    await expect.poll(() => linesOf(chat).slice(-3)).toEqual(['Пропустили', '> Моё (sent)', 'Дальше']);
  });

  it('those who hear the thread hear who wrote each line', async () => {
    const { api, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await expect.poll(() => linesOf(chat)).toContain('Удобно до обеда, но подстроимся.');
    const lines = chat.view.getByRole('log').getByRole('listitem');
    await expect.element(lines.filter({ hasText: 'Удобно до обеда' })).toHaveTextContent(/^Ирина Мельникова: Удобно до обеда/);
    await write(chat, 'Договорились');
    await expect.element(lines.filter({ hasText: 'Договорились' })).toHaveTextContent(/^Вы: Договорились/);
  });

  it('a price that has changed stands in the thread at once', async () => {
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await expect.poll(() => store.events.listeners()).toBe(1);
    store.editListing(11, { price: 7_650_000 });
    await expect.poll(() => chat.root().textContent).toMatch(/7\s650\s000\s₽/);
  });

  it('tells when the other one has read', async () => {
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await write(chat, 'Прочитайте');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('> Прочитайте (sent)');
    await expect.poll(() => store.events.listeners()).toBe(1);
    const book = store.chatBook;
    const own = book.find(irina, ({ id }) => id === withIrina) ?? never();
    book.read(irina, own, own.messages.at(-1)?.id ?? 0);
    await expect.poll(() => linesOf(chat).at(-1)).toBe('> Прочитайте (read)');
  });

  it('a chat with something new comes first, with its number', async () => {
    const { api, store } = chats();
    const chat = await chatOn(host, api);
    await expect.poll(() => rowsOf(chat)[0]).toBe('Ирина Мельникова');
    await expect.poll(() => store.events.listeners()).toBe(1);
    store.chatBook.send(202, maria, 12, 'А если сегодня?');
    await expect.poll(() => rowsOf(chat)[0]).toBe('Павел Дорохов');
    await expect.element(chat.view.getByText('1 непрочитанное сообщение').first()).toBeInTheDocument();
  });

  it('does not move what is read: older messages load above, new ones are counted below', async () => {
    const { api, store } = chattingAtLength(10_000);
    const chatId = chatIdOf(store, 16);
    const chat = await chatOn(host, api, { chatId });
    await expect.poll(() => linesOf(chat).at(-1)).toContain('Сообщение 10000');
    const log = chat.root().querySelector<HTMLElement>('[role=log]') ?? never();
    // However long the thread is, little of it is in the document.
    expect(chat.root().querySelectorAll('*').length).toBeLessThan(400);
    await whenSettled(log);
    expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(2);
    const height = log.scrollHeight;
    log.scrollTop = 300;
    const first = () => {
      const top = log.getBoundingClientRect().top;
      const line = [...log.querySelectorAll<HTMLElement>('[data-message]')].find((one) => one.getBoundingClientRect().top >= top);
      return [line?.textContent, Math.round((line?.getBoundingClientRect().top ?? 0) - top)] as const;
    };
    await expect.poll(() => log.scrollHeight).toBeGreaterThan(height * 1.5);
    await whenSettled(log);
    await expect.poll(() => store.events.listeners()).toBe(1);
    const [text, top] = first();
    store.chatBook.send(irina, maria, 16, 'Новое внизу');
    await expect.element(chat.view.getByRole('button', { name: '1 новое' })).toBeVisible();
    const [sameText, sameTop] = first();
    expect(sameText).toBe(text);
    expect(Math.abs(sameTop - top)).toBeLessThanOrEqual(2);
    expect(chat.root().querySelectorAll('*').length).toBeLessThan(400);
    await userEvent.click(chat.view.getByRole('button', { name: '1 новое' }));
    await expect.poll(() => linesOf(chat).at(-1)).toBe('Новое внизу');
    await expect.poll(() => chat.root().textContent).not.toContain('1 новое');
  });

  it('stays at the end when the field grows, also where the list is scrolled in the same frame', async () => {
    const { api, store } = chattingAtLength(40);
    const chat = await chatOn(host, api, { chatId: chatIdOf(store, 16) });
    await expect.poll(() => linesOf(chat).at(-1)).toContain('Сообщение 40');
    const log = chat.root().querySelector<HTMLElement>('[role=log]') ?? never();
    await whenSettled(log);
    const height = log.clientHeight;
    const field = fieldOf(chat).element() as HTMLTextAreaElement;
    // As by a person: past the setter of React, which would take it for its own text.
    field.focus();
    document.execCommand('insertText', false, 'Строка\n'.repeat(6));
    log.dispatchEvent(new Event('scroll'));
    await whenSettled(log);
    expect(log.clientHeight).toBeLessThan(height - 60);
    expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(2);
  });

  it('a chat that another tab has deleted is empty, without a field; it leads back to the list, and a new message brings it back', async () => {
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await expect.poll(() => linesOf(chat).length).toBeGreaterThan(0);
    await expect.poll(() => store.events.listeners()).toBe(1);
    const book = store.chatBook;
    book.remove(maria, book.find(maria, ({ id }) => id === withIrina) ?? never());
    const thread = chat.view.getByRole('region', { name: 'Переписка' });
    await expect.element(thread.getByRole('heading', { name: 'Чат пуст' })).toBeVisible();
    expect(thread.element().textContent).not.toMatch(/Неизвестн|Нет данных/);
    expect(thread.getByRole('textbox').query()).toBeNull();
    book.send(irina, maria, 11, 'Вы ещё здесь?');
    await expect.poll(() => linesOf(chat)).toEqual(['Вы ещё здесь?']);

    book.remove(maria, book.find(maria, ({ id }) => id === withIrina) ?? never());
    await expect.element(thread.getByRole('heading', { name: 'Чат пуст' })).toBeVisible();
    await userEvent.click(thread.getByRole('button', { name: 'К списку чатов' }).last());
    await expect.element(chat.view.getByText('Выберите чат, чтобы увидеть переписку')).toBeInTheDocument();
  });

  it('somebody in the list is there as long as the server says, without another answer', async () => {
    const { api } = chats();
    const seconds = 2;
    const chat = await chatOn(host, async (input, init) => {
      const response = await api(input, init);
      if (!/\/chats\/\?/.test(String(input))) return response;
      return new Response((await response.text()).replaceAll(/"online_seconds":[1-9]\d*/g, `"online_seconds":${seconds}`), response);
    });
    const dots = () => chat.root().querySelectorAll('li[data-chat] i').length;
    await expect.poll(dots).toBe(1);
    await expect.poll(dots, { timeout: 5000 }).toBe(0);
  });

  it('shows nothing of one person to the next one', async () => {
    const { api, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await expect.poll(() => linesOf(chat).length).toBeGreaterThan(0);
    const olga = someUsers()[1]?.token ?? '';
    chat.update({ chatId: withIrina, token: () => olga });
    await expect.poll(() => linesOf(chat)).toEqual([]);
    await expect.element(chat.view.getByText('Ошибка при загрузке данных чата')).toBeVisible();
    chat.update({ token: () => null });
    await expect.element(chat.view.getByText('Войдите, чтобы увидеть сообщения')).toBeVisible();
    expect(chat.root().textContent).not.toContain('Ирина');
  });
});

function never(): never {
  throw new Error('not there');
}
