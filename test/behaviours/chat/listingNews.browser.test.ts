import { beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ChatPanelControl } from '../../../src/features/chat-panel/definition';
import { type Fetch, rejects, switchable, when } from '../../../src/testing/scenarios';
import { chatIdOf, chatPeople } from '../../../stories/support/chat/chats';
import { type ChatView, chatOn, chats, fieldOf, linesOf, rowsOf, write } from '../../support/features/chat';
import { tokenOfMaria } from '../../support/features/publish';
import { plain } from '../../support/listing/contactPage';
import { controlOf, type Host, hosts, type Mounted } from '../../support/mount';

const { maria, irina } = chatPeople;
const archived = 'Вы не можете отправить сообщение. Объявление перенесено в архив.';

/** The lines of the thread about its listing. */
const notesOf = (chat: ChatView) => [...chat.root().querySelectorAll('[role=log] [data-note]')].map((note) => plain(note.textContent));
/** The last line of the thread. */
const endOf = (chat: ChatView) => plain([...chat.root().querySelectorAll('[role=log] li')].at(-1)?.textContent);
/** What the page tells about this to those who hear it. */
const heard = (chat: ChatView, said: RegExp) =>
  [...chat.root().querySelectorAll('[role=status]')].map((region) => plain(region.textContent)).filter((text) => said.test(text));
/** A server that never tells what happens. */
const silent = (api: Fetch): Fetch => when(/\/events\//, () => new Promise(() => {}), api);

describe.each(hosts)('what becomes of the listing of a chat on $name', (host) => {
  it.each([
    ['its owner', 'token-of-maria'],
    ['the other one', 'token-of-irina-m'],
  ])('stands at the end of the thread for %s', async (_who, token) => {
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api, { token: () => token, chatId: withIrina });
    await expect.poll(() => linesOf(chat).length).toBeGreaterThan(0);
    await expect.poll(() => store.events.listeners()).toBe(1);
    expect(notesOf(chat)).toEqual([]);
    for (const [change, line] of [
      [{ status: 'archived' }, 'Объявление в архиве'],
      [{ status: 'moderation' }, 'Объявление на модерации'],
      [{ status: 'rejected' }, 'Объявление отклонено'],
      [{ status: 'rejected', isDeleted: true }, 'Объявление удалено'],
    ] as const) {
      store.editListing(11, change);
      await expect.poll(() => endOf(chat)).toBe(line);
      expect(notesOf(chat)).toEqual([line]);
    }
    store.editListing(11, { status: 'active', isDeleted: false });
    await expect.poll(() => notesOf(chat)).toEqual([]);
  });

  it('is heard once: with why nothing can be sent, or by itself where that has another reason', async () => {
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await expect.element(fieldOf(chat)).toBeVisible();
    await expect.poll(() => store.events.listeners()).toBe(1);
    store.editListing(11, { status: 'archived' });
    await expect.poll(() => endOf(chat)).toBe('Объявление в архиве');
    await expect.poll(() => heard(chat, /архив/)).toEqual([archived]);
    store.chatBook.block(maria, [irina]);
    await expect.poll(() => heard(chat, /архив/)).toEqual(['Объявление в архиве']);
    const later = await chatOn(host, api, { chatId: withIrina });
    await expect.poll(() => endOf(later)).toBe('Объявление в архиве');
    expect(heard(later, /архив/), 'what was so before is no news').toEqual([]);
  });

  it('a lower price is told where it was learnt, as long as it is lower', async () => {
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await expect.poll(() => linesOf(chat).at(-1)).toBe('Удобно до обеда, но подстроимся.');
    await expect.poll(() => store.events.listeners()).toBe(1);
    store.editListing(11, { price: 17_900_000 });
    const line = 'Цена снижена: 18 450 000 ₽ → 17 900 000 ₽';
    await expect.poll(() => endOf(chat)).toBe(line);
    expect(heard(chat, /Цена/)).toEqual([line]);
    store.chatBook.send(irina, maria, 11, 'Теперь подходит');
    await expect.poll(() => endOf(chat)).toContain('Теперь подходит');
    expect(notesOf(chat)).toEqual([line]);
    store.editListing(11, { price: 18_450_000 });
    await expect.poll(() => notesOf(chat)).toEqual([]);
  });

  it('stands in the row of the list at once', async () => {
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api);
    const row = () => plain(chat.root().querySelector(`[data-chat="${withIrina}"]`)?.textContent);
    await expect.poll(row).toContain('18 450 000 ₽');
    expect(row()).not.toContain('В архиве');
    await expect.poll(() => store.events.listeners()).toBe(1);
    store.editListing(11, { price: 17_900_000 });
    await expect.poll(row).toContain('17 900 000 ₽');
    store.editListing(11, { status: 'archived' });
    await expect.poll(row).toContain('В архиве');
    store.editListing(11, { status: 'active' });
    await expect.poll(row).not.toContain('В архиве');
    expect(rowsOf(chat)).toHaveLength(6);
  });

  it('is learnt from a refused message, although no event tells it', async () => {
    const { api, store, withIrina } = chats();
    // Archived no earlier, or another answer, such as that to a window that gets the focus, would tell it first.
    const refuses: Fetch = (...request) => {
      store.editListing(11, { status: 'archived' });
      return rejects(403, { detail: 'Нельзя', code: 'listing_archived' })(...request);
    };
    const chat = await chatOn(host, silent(when(/send-message/, refuses, api)), { chatId: withIrina });
    await expect.element(fieldOf(chat)).toBeVisible();
    await write(chat, 'Ещё здесь?');
    await expect.element(fieldOf(chat)).not.toBeInTheDocument();
    await expect.poll(() => endOf(chat)).toBe('Объявление в архиве');
    expect(linesOf(chat).at(-1)).toBe('> Ещё здесь? (failed)');
  });
});

describe.each(hosts)('the listing of a chat that has not begun on $name', (host) => {
  // The code is there: nothing waits for it while the clock stands still.
  beforeAll(() => import('../../../src/api/listing/listing'));

  async function open(on: Host) {
    const { api, store } = chats();
    expect(chatIdOf(store, 16)).toBe(0);
    const server = switchable(api);
    const panel: Mounted = await on.mount('chat-panel', { token: tokenOfMaria }, { network: server.fetch });
    const control = (await controlOf(panel)) as unknown as ChatPanelControl;
    await control.open({ listingId: 16 });
    const field = panel.view.getByRole('textbox', { name: 'Сообщение' });
    await expect.element(field).toBeVisible();
    return { panel, field, api, server, archive: () => store.editListing(16, { status: 'archived' }) };
  }

  it.each([
    ['the person comes back to the window', () => dispatchEvent(new Event('focus'))],
    ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is asked for when %s', async (_when, comeBack) => {
    const { panel, field, archive } = await open(host);
    archive();
    comeBack();
    await expect.element(panel.view.getByText(archived)).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
  });

  it('is asked for every minute; an answer that fails changes nothing', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { panel, field, api, server, archive } = await open(host);
      archive();
      const asked = vi.fn();
      const fails = rejects(500);
      const broken: Fetch = (...call) => {
        asked();
        return fails(...call);
      };
      server.use(when(/\/16\//, broken, api));
      vi.advanceTimersByTime(60_000);
      await expect.poll(() => asked.mock.calls.length).toBe(1);
      await expect.element(field).toBeVisible();
      await expect.element(panel.view.getByRole('heading', { name: 'Ирина Мельникова' })).toBeVisible();
      server.use(api);
      vi.advanceTimersByTime(60_000);
      await expect.element(panel.view.getByText(archived)).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is asked for when a message is refused', async () => {
    const { panel, field, api, server, archive } = await open(host);
    archive();
    server.use(when(/send-message/, rejects(403, { detail: 'Нельзя', code: 'listing_archived' }), api));
    await userEvent.fill(field, 'Ещё здесь?');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).not.toBeInTheDocument();
    const times = () => plain(panel.root().textContent).split(archived).length - 1;
    // Of the message, and in place of the field.
    await expect.poll(times).toBe(2);
  });
});
