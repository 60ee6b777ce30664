import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chatIdOf, chatPeople } from '../../../stories/support/chat/chats';
import { type ChatView, chatOn, chats, linesOf, whenSettled } from '../../support/features/chat';
import { inWindow } from '../../support/listing/contactPage';
import { hosts } from '../../support/mount';

const { maria, irina } = chatPeople;
const log = (chat: ChatView) => chat.view.getByRole('log').element() as HTMLElement;
const line = (chat: ChatView) => chat.view.getByText('Новые сообщения', { exact: true });
const dayOf = (chat: ChatView) => chat.view.getByRole('button', { name: /Перейти к дате/ });
const foundIn = (chat: ChatView) => chat.root().querySelector('[data-found]')?.textContent;
const boxOf = (one: { element(): Element }) => one.element().getBoundingClientRect();

/** Whether the day lies on the line above what is new. */
function isCovered(chat: ChatView): boolean {
  const [day, own] = [boxOf(dayOf(chat)), boxOf(line(chat))];
  return getComputedStyle(dayOf(chat).element()).opacity !== '0' && day.top < own.bottom && own.top < day.bottom;
}

/** A thread of eight messages a day in April, all read, and so many of today that are not. */
function written(unread: number, read = 24) {
  const world = chats(({ chatBook: book }) => {
    for (let index = 0; index < read; index += 1) {
      const at = new Date(Date.UTC(2026, 3, 1 + Math.floor(index / 8), 9, index % 8));
      book.send(irina, maria, 16, `Давно ${index}`, at);
    }
    for (const one of book.chatsOf(maria)) book.read(maria, one, one.messages.at(-1)?.id ?? 0);
    for (let index = 0; index < unread; index += 1) book.send(irina, maria, 16, `Новое ${index}`);
  });
  return { ...world, chatId: chatIdOf(world.store, 16) };
}

describe.each(hosts)('a thread that opens at what is new on $name', (host) => {
  it.each([
    [375, 812],
    [375, 480],
    [1280, 900],
  ])('shows the line above that below the day, in a window of %i × %i', (width, height) =>
    inWindow(width, height, async () => {
      const { api, chatId } = written(20);
      const chat = await chatOn(host, api, { chatId });
      await expect.element(line(chat)).toBeVisible();
      await expect.element(dayOf(chat)).toHaveTextContent('3 апреля');
      await whenSettled(log(chat));
      const [own, frame] = [boxOf(line(chat)), log(chat).getBoundingClientRect()];
      expect(getComputedStyle(dayOf(chat).element()).opacity).toBe('1');
      expect(own.top).toBeGreaterThanOrEqual(boxOf(dayOf(chat)).bottom);
      expect(own.top).toBeGreaterThan(frame.top);
      expect(own.bottom).toBeLessThan(frame.top + 128);
    }),
  );

  it('goes to the end with what arrives only where the end is in sight', async () => {
    const { api, store, chatId } = written(20, 0);
    const chat = await chatOn(host, api, { chatId });
    await expect.element(line(chat)).toBeVisible();
    await expect.element(chat.view.getByRole('button', { name: 'К последним сообщениям' })).toBeVisible();
    await expect.poll(() => store.events.listeners()).toBe(1);
    store.chatBook.send(irina, maria, 16, 'Ещё одно');
    await expect.element(chat.view.getByRole('button', { name: '1 новое' })).toBeVisible();
    expect(log(chat).scrollTop).toBe(0);
  });

  it('follows what arrives where all is in sight', async () => {
    const { api, store, chatId } = written(2, 2);
    const chat = await chatOn(host, api, { chatId });
    await expect.element(line(chat)).toBeVisible();
    await expect.poll(() => store.events.listeners()).toBe(1);
    for (let index = 0; index < 20; index += 1) store.chatBook.send(irina, maria, 16, `Сейчас ${index}`);
    await expect.poll(() => linesOf(chat).at(-1)).toBe('Сейчас 19');
    await expect.poll(() => log(chat).scrollTop + log(chat).clientHeight).toBeGreaterThanOrEqual(log(chat).scrollHeight - 1);
  });

  it('has that line uncovered wherever one scrolls or jumps', async () => {
    const { api, chatId } = written(20);
    const chat = await chatOn(host, api, { chatId });
    await expect.element(dayOf(chat)).toBeVisible();
    await whenSettled(log(chat));
    const top = log(chat).scrollTop;
    for (const by of [20, 40, 60, 80]) {
      log(chat).scrollTop = top + by;
      await expect.poll(() => isCovered(chat)).toBe(false);
    }
    // Once the line has passed, the day stands there again.
    log(chat).scrollTop = top + 140;
    await expect.poll(() => getComputedStyle(dayOf(chat).element()).opacity).toBe('1');
    await expect.element(dayOf(chat)).toHaveTextContent('20 мая');
    for (const found of ['Новое 6', 'Новое 4', 'Давно 22']) {
      await userEvent.fill(chat.view.getByRole('searchbox', { name: 'Имя, объявление, сообщение' }), found);
      await userEvent.click(chat.view.getByRole('region', { name: 'В сообщениях' }).getByRole('link', { name: new RegExp(found) }));
      await expect.poll(() => foundIn(chat)).toContain(found);
      await whenSettled(log(chat));
      expect(isCovered(chat)).toBe(false);
    }
    await userEvent.click(dayOf(chat));
    await userEvent.fill(chat.view.getByLabelText('Перейти к дате', { exact: true }).last(), '2026-04-03');
    await userEvent.click(chat.view.getByRole('button', { name: 'Перейти', exact: true }));
    await expect.poll(() => foundIn(chat)).toContain('Давно 16');
    await whenSettled(log(chat));
    expect(boxOf(chat.view.getByText('Давно 16', { exact: true })).top).toBeGreaterThan(boxOf(dayOf(chat)).bottom);
  });
});
