import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Fetch, held, offline, rejects, switchable, when } from '../../../src/testing/scenarios';
import { chatPeople } from '../../../stories/support/chat/chats';
import { atEndOfTest } from '../../support/cleanups';
import { chatOn, chats, fieldOf, linesOf, write } from '../../support/features/chat';
import { hosts } from '../../support/mount';

/** A server behind a network that can be cut. */
function behind(api: Fetch) {
  let isCut = false;
  const network: Fetch = async (input, init) => {
    if (isCut && init?.method === 'POST' && String(input).includes('send-message')) throw new TypeError('cut');
    return api(input, init);
  };
  return { network, cut: (next: boolean) => (isCut = next) };
}

describe.each(hosts)('sending on $name', (host) => {
  it('shows the message at once, and then that it was sent', async () => {
    const { api, store, withIrina } = chats();
    const server = held(api);
    const chat = await chatOn(host, when(/send-message/, server.fetch, api), { chatId: withIrina });
    await write(chat, 'Да, в субботу с 11 до 13');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('> Да, в субботу с 11 до 13 (sending)');
    await expect.element(fieldOf(chat)).toHaveValue('');
    await expect.poll(() => server.waiting.length).toBe(1);
    server.releaseAll();
    await expect.poll(() => linesOf(chat).at(-1)).toBe('> Да, в субботу с 11 до 13 (sent)');
    expect(store.chatBook.find(chatPeople.maria, ({ id }) => id === withIrina)?.messages.at(-1)?.text).toBe('Да, в субботу с 11 до 13');
  });

  it('shows it once, although the thread hears of it before its own answer comes', async () => {
    const { api, store, withIrina } = chats();
    let answer = () => {};
    const answers = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const late: Fetch = async (input, init) => {
      const stored = await api(input, init);
      await answers;
      return stored;
    };
    const chat = await chatOn(host, when(/send-message/, late, api), { chatId: withIrina });
    await expect.poll(() => store.events.listeners()).toBe(1);
    const before = linesOf(chat).length;
    await write(chat, 'Да');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('> Да (sent)');
    store.chatBook.send(chatPeople.irina, chatPeople.maria, 11, 'Хорошо');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('Хорошо');
    expect(linesOf(chat).slice(before)).toEqual(['> Да (sent)', 'Хорошо']);
    answer();
    await write(chat, 'Да');
    await expect.poll(() => linesOf(chat).slice(before)).toEqual(['> Да (sent)', 'Хорошо', '> Да (sent)']);
  });

  it('Shift + Enter begins a line; whitespace alone is no message', async () => {
    const { api, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await userEvent.click(fieldOf(chat));
    await userEvent.keyboard('  {Enter}');
    await expect.element(chat.view.getByText('Пожалуйста, введите сообщение.')).toBeVisible();
    await userEvent.keyboard('Первая{Shift>}{Enter}{/Shift}вторая{Enter}');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('> Первая\nвторая (sent)');
    await expect.poll(() => chat.root().textContent).not.toContain('Пожалуйста, введите сообщение.');
  });

  it('counts near the limit, and sends nothing that is too long', async () => {
    const { api, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await userEvent.fill(fieldOf(chat), 'а'.repeat(2014));
    await expect.element(chat.view.getByText('Сократите на 14 знаков')).toBeVisible();
    await expect.element(chat.view.getByText('2 014 / 2 000')).toBeVisible();
    await expect.element(chat.view.getByRole('button', { name: 'Отправить' })).toBeDisabled();
    await userEvent.fill(fieldOf(chat), 'а'.repeat(1950));
    await expect.element(chat.view.getByText('1 950 / 2 000')).toBeVisible();
    await expect.poll(() => chat.root().textContent).not.toContain('Сократите');
  });

  it('waits for the network, goes once and in order', async () => {
    const { api, store, withIrina } = chats();
    const { network, cut } = behind(api);
    const chat = await chatOn(host, network, { chatId: withIrina });
    await expect.element(fieldOf(chat)).toBeVisible();
    cut(true);
    for (const text of ['Первое', 'Второе', 'Третье']) await write(chat, text);
    await expect.poll(() => linesOf(chat).slice(-3)).toEqual(['> Первое (waiting)', '> Второе (waiting)', '> Третье (waiting)']);
    cut(false);
    dispatchEvent(new Event('online'));
    await expect.poll(() => linesOf(chat).slice(-3)).toEqual(['> Первое (sent)', '> Второе (sent)', '> Третье (sent)']);
    const arrived = store.chatBook.find(chatPeople.maria, ({ id }) => id === withIrina)?.messages.map(({ text }) => text);
    expect(arrived?.slice(-3)).toEqual(['Первое', 'Второе', 'Третье']);
  });

  it('a message that waits survives a reload; so does what was typed', async () => {
    const { api, withIrina } = chats();
    const { network, cut } = behind(api);
    const first = await chatOn(host, network, { chatId: withIrina });
    await expect.element(fieldOf(first)).toBeVisible();
    cut(true);
    await write(first, 'Дождётся');
    await expect.poll(() => linesOf(first).at(-1)).toBe('> Дождётся (waiting)');
    await userEvent.fill(fieldOf(first), 'Недописанное');
    first.unmount();
    cut(false);
    const again = await host.mount('chat', { token: () => 'token-of-maria', chatId: withIrina }, { network, beside: first });
    await expect.element(fieldOf(again)).toHaveValue('Недописанное');
    dispatchEvent(new Event('online'));
    await expect.poll(() => linesOf(again).at(-1)).toBe('> Дождётся (sent)');
  });

  it('says why a message was refused; it can be sent again', async () => {
    const { api, withIrina } = chats();
    const refuses = rejects(403, { detail: 'Нельзя', code: 'you_are_blocked' });
    const server = switchable(when(/send-message/, refuses, api));
    const chat = await chatOn(host, server.fetch, { chatId: withIrina });
    await write(chat, 'Вы здесь?');
    await expect.element(chat.view.getByText('Вы не можете отправить сообщение, так как пользователь заблокировал вас.')).toBeVisible();
    server.use(api);
    await userEvent.click(chat.view.getByRole('button', { name: 'Повторить' }));
    await expect.poll(() => linesOf(chat).at(-1)).toBe('> Вы здесь? (sent)');
  });

  it('what can no longer be sent is not offered again: the thread says why, and may be written to when that is over', async () => {
    const { api, store, withIrina } = chats();
    const refuses = rejects(403, { detail: 'Нельзя', code: 'listing_archived' });
    const server = switchable(when(/send-message/, refuses, api));
    const chat = await chatOn(host, server.fetch, { chatId: withIrina });
    await expect.element(fieldOf(chat)).toBeVisible();
    await expect.poll(() => store.events.listeners()).toBe(1);
    store.editListing(11, { status: 'archived' });
    const why = chat.view.getByText('Вы не можете отправить сообщение. Объявление перенесено в архив.');
    await expect.element(why).toBeVisible();
    await expect.element(fieldOf(chat)).not.toBeInTheDocument();
    store.editListing(11, { status: 'active' });
    await expect.element(fieldOf(chat)).toBeVisible();
    await write(chat, 'Ещё здесь?');
    const again = chat.view.getByRole('button', { name: 'Повторить' });
    await expect.element(again).toBeVisible();
    store.editListing(11, { status: 'archived' });
    await expect.element(again).not.toBeInTheDocument();
    await expect.element(chat.view.getByRole('button', { name: 'Удалить', exact: true })).toBeVisible();
    expect(linesOf(chat).at(-1)).toBe('> Ещё здесь? (failed)');
  });

  it('a failure without a reason says so, and the message can be removed', async () => {
    const { api, withIrina } = chats();
    const broken = await chatOn(host, when(/send-message/, rejects(400), api), { chatId: withIrina });
    await write(broken, 'Не дойдёт');
    await expect.element(broken.view.getByText('Произошла ошибка при отправке сообщения.')).toBeVisible();
    await userEvent.click(broken.view.getByRole('button', { name: 'Удалить', exact: true }));
    await expect.poll(() => linesOf(broken).at(-1)).not.toContain('Не дойдёт');
  });

  it.each([503, 429])(
    'a server that does not take it now (%i) is asked again; the person may ask at once, or remove it',
    async (status) => {
      const { api, store, withIrina } = chats();
      const server = switchable(when(/send-message/, rejects(status), api));
      const chat = await chatOn(host, server.fetch, { chatId: withIrina });
      for (const text of ['Первое', 'Второе']) await write(chat, text);
      await expect.element(chat.view.getByText('Произошла ошибка при отправке сообщения.', { exact: true })).toBeVisible();
      await expect.poll(() => linesOf(chat).slice(-2)).toEqual(['> Первое (waiting)', '> Второе (waiting)']);
      const removals = chat.view.getByRole('button', { name: 'Удалить', exact: true });
      await expect.poll(() => removals.elements().length).toBe(2);
      await userEvent.click(removals.last());
      await expect.poll(() => linesOf(chat).at(-1)).toBe('> Первое (waiting)');
      server.use(api);
      await userEvent.click(chat.view.getByRole('button', { name: 'Повторить' }));
      await expect.poll(() => linesOf(chat).at(-1)).toBe('> Первое (sent)');
      const arrived = store.chatBook.find(chatPeople.maria, ({ id }) => id === withIrina)?.messages.map(({ text }) => text);
      expect(arrived).not.toContain('Второе');
    },
  );

  it('without a network a message only waits, and can be removed', async () => {
    const { api, withIrina } = chats();
    const { network, cut } = behind(api);
    const chat = await chatOn(host, network, { chatId: withIrina });
    await expect.element(fieldOf(chat)).toBeVisible();
    cut(true);
    await write(chat, 'Не надо');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('> Не надо (waiting)');
    await userEvent.click(chat.view.getByRole('button', { name: 'Удалить', exact: true }));
    await expect.poll(() => linesOf(chat).at(-1)).not.toContain('Не надо');
    expect(chat.root().textContent).not.toContain('Произошла ошибка');
  });

  it('in the list a message that waits has a clock, and one that was refused says so', async () => {
    const { api, store, withIrina } = chats();
    const refuses = rejects(403, { detail: 'Нельзя', code: 'listing_archived' });
    const server = switchable(when(/send-message/, offline(), api));
    const chat = await chatOn(host, server.fetch, { chatId: withIrina });
    const row = chat.view.getByRole('listitem').filter({ hasText: 'Ирина Мельникова' });
    const clock = row.getByRole('img', { name: 'Ждёт отправки' });
    await write(chat, 'Ещё здесь?');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('> Ещё здесь? (waiting)');
    await expect.element(row.getByText('Вы: Ещё здесь?')).toBeVisible();
    await expect.element(clock).toBeVisible();
    server.use(api);
    dispatchEvent(new Event('online'));
    await expect.element(clock).not.toBeInTheDocument();
    await expect.element(row.getByText('Вы: Ещё здесь?')).toBeVisible();

    server.use(when(/send-message/, refuses, api));
    await write(chat, 'А теперь?');
    await expect.element(chat.view.getByText('Не отправлено.', { exact: false })).toBeVisible();
    await expect.element(row.getByText('Не отправлено: А теперь?')).toBeVisible();
    expect(store.chatBook.find(chatPeople.maria, ({ id }) => id === withIrina)?.messages.at(-1)?.text).toBe('Ещё здесь?');
  });

  it('where a finger types, Enter begins a line and the button sends', async () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia.call(window, query);
      if (query === '(pointer: coarse)') Object.defineProperty(list, 'matches', { value: true });
      return list;
    });
    atEndOfTest(() => vi.restoreAllMocks());
    const { api, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await userEvent.click(fieldOf(chat));
    await userEvent.keyboard('Первая{Enter}вторая');
    await expect.element(fieldOf(chat)).toHaveValue('Первая\nвторая');
    await userEvent.click(chat.view.getByRole('button', { name: 'Отправить' }));
    await expect.poll(() => linesOf(chat).at(-1)).toBe('> Первая\nвторая (sent)');
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)>Текст', 'Текст'],
    ['marks of direction', 'abc\u202Egnp.exe', 'abcgnp.exe'],
    ['piles of marks', `Я${'\u0301'.repeat(200)}`, `Я${'\u0301'.repeat(4)}`],
    ['links', 'https://evil.example/?x=1', 'https://evil.example/?x=1'],
  ])('%s stay text', async (_, typed, shown) => {
    const { api, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await write(chat, typed);
    await expect.poll(() => linesOf(chat).at(-1)?.normalize('NFC')).toBe(`> ${shown} (sent)`.normalize('NFC'));
    expect(chat.root().querySelector('[role=log] :is(a, img, script)')).toBeNull();
  });
});
