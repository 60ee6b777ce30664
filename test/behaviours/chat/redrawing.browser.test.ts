import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { when } from '../../../src/testing/scenarios';
import { chatPeople } from '../../../stories/support/chat/chats';
import { chatOn, chats, linesOf, write } from '../../support/features/chat';
import { hosts } from '../../support/mount';

/** Names of the components that were drawn. */
const drawn = vi.hoisted((): string[] => []);
/** Returns a module whose component notes that it is drawn. */
const noting = vi.hoisted(() => (module: object, name: string) => ({
  ...module,
  [name]: (props: unknown) => {
    drawn.push(name);
    return Reflect.get(module, name)(props);
  },
}));
vi.mock('../../../src/ui/photo/Avatar', async (original) => noting(await original(), 'Avatar'));
vi.mock('../../../src/ui/overlay/Menu', async (original) => noting(await original(), 'Menu'));
vi.mock('../../../src/ui/overlay/Dialog', async (original) => noting(await original(), 'Dialog'));
vi.mock('../../../src/features/chat/list/ChatPicture', async (original) => noting(await original(), 'ChatPicture'));
beforeEach(() => {
  drawn.length = 0;
});

const { maria, irina } = chatPeople;

describe.each(hosts)('a message on $name', (host) => {
  it('draws the messages alone: neither head, menu, listing nor dialogs', async () => {
    const { api, store, withIrina } = chats();
    // The list beside it has pictures and dialogs, too: it gets no answer.
    const network = when(/\/chats\/$/, () => new Promise(() => {}), api);
    const chat = await chatOn(host, network, { chatId: withIrina });
    await expect.poll(() => linesOf(chat)).toContain('Удобно до обеда, но подстроимся.');
    await expect.poll(() => store.events.listeners()).toBe(1);
    const book = store.chatBook;
    await expect.poll(() => book.unread(maria, book.chatsOf(maria).find(({ id }) => id === withIrina) ?? never())).toBe(0);
    // The dialogs are there once one has been opened.
    await userEvent.click(chat.view.getByRole('button', { name: 'Действия с чатом' }));
    await userEvent.click(chat.view.getByRole('menuitem', { name: 'Удалить чат' }));
    await userEvent.click(chat.view.getByRole('button', { name: 'Отменить' }));
    await expect.poll(() => [...new Set(drawn)].toSorted()).toEqual(['Avatar', 'ChatPicture', 'Dialog', 'Menu']);
    drawn.length = 0;
    book.send(irina, maria, 11, 'Ау!');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('Ау!');
    await expect.poll(() => book.unread(maria, book.chatsOf(maria).find(({ id }) => id === withIrina) ?? never())).toBe(0);
    await write(chat, 'Здесь');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('> Здесь (sent)');
    expect(drawn).toEqual([]);
  });
});

function never(): never {
  throw new Error('not there');
}
