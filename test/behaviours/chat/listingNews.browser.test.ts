import { describe, expect, it } from 'vitest';
import { chatPeople } from '../../../stories/support/chat/chats';
import { type ChatView, chatOn, chats, fieldOf, linesOf } from '../../support/features/chat';
import { plain } from '../../support/listing/contactPage';
import { hosts } from '../../support/mount';

const { maria, irina } = chatPeople;
const archived = 'Вы не можете отправить сообщение. Объявление перенесено в архив.';

/** The lines of the thread about its listing. */
const notesOf = (chat: ChatView) => [...chat.root().querySelectorAll('[role=log] [data-note]')].map((note) => plain(note.textContent));
/** The last line of the thread. */
const endOf = (chat: ChatView) => plain([...chat.root().querySelectorAll('[role=log] li')].at(-1)?.textContent);
/** What the page tells about this to those who hear it. */
const heard = (chat: ChatView, said: RegExp) =>
  [...chat.root().querySelectorAll('[role=status]')].map((region) => plain(region.textContent)).filter((text) => said.test(text));

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
});
