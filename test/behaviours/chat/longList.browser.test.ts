import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Fetch } from '../../../src/testing/scenarios';
import { chatPeople, chattingWithMany } from '../../../stories/support/chat/chats';
import { type ChatView, chatOn, rowsOf } from '../../support/features/chat';
import { hosts } from '../../support/mount';

const { maria } = chatPeople;
const many = 240;
const all = many + 6;

function toEnd(chat: ChatView): void {
  const scroller = chat.root().querySelector('li[data-chat]')?.parentElement?.parentElement;
  scroller?.scrollTo(0, scroller.scrollHeight);
}

/** Scrolls to the end of the list until it has so many chats. */
const reads = (chat: ChatView, count: number) =>
  expect
    .poll(() => {
      toEnd(chat);
      return rowsOf(chat).length;
    })
    .toBe(count);

describe.each(hosts)('a long list of chats on $name', (host) => {
  it('grows to its end as one scrolls, each chat once, then follows what happens, and can be searched', async () => {
    const { api, store } = chattingWithMany(many);
    const chat = await chatOn(host, api);
    await reads(chat, all);
    expect(new Set(rowsOf(chat).slice(-many)).size).toBe(many);
    expect(rowsOf(chat).at(-1)).toBe(`Сосед ${many}`);
    await expect.poll(() => store.events.listeners()).toBe(1);
    store.chatBook.send(1000 + many - 1, maria, 12, 'Ещё актуально?');
    await expect.poll(() => rowsOf(chat)[0]).toBe(`Сосед ${many}`);
    expect(rowsOf(chat)).toHaveLength(all);
    expect(rowsOf(chat).at(-1)).toBe(`Сосед ${many - 1}`);
    await userEvent.fill(chat.view.getByRole('searchbox'), 'Сосед 187');
    await expect.poll(() => rowsOf(chat)).toEqual(['Сосед 187']);
  });

  it('deletes all that is selected, more than one call can name', async () => {
    const { api, store } = chattingWithMany(many);
    const chat = await chatOn(host, api);
    await reads(chat, all);
    await userEvent.click(chat.view.getByRole('button', { name: 'Выбрать чаты' }));
    await userEvent.click(chat.view.getByRole('checkbox', { name: 'Выбрать все' }), { force: true });
    await userEvent.click(chat.view.getByRole('group', { name: 'Выбрать чаты' }).getByRole('button', { name: 'Удалить' }));
    await userEvent.click(chat.view.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }));
    await expect.element(chat.view.getByText('Здесь пока нет сообщений')).toBeVisible();
    expect(store.chatBook.chatsOf(maria).filter((one) => store.chatBook.messagesFor(maria, one).length > 0)).toEqual([]);
  });

  it('keeps what is there when more cannot be loaded, and loads it when asked again', async () => {
    const { api } = chattingWithMany(many);
    let isBroken = true;
    const network: Fetch = async (input, init) =>
      isBroken && String(input).includes('?page=2&') ? new Response('{}', { status: 500 }) : api(input, init);
    const chat = await chatOn(host, network);
    await reads(chat, 100);
    toEnd(chat);
    const again = chat.view.getByRole('button', { name: 'Обновить' });
    await expect.element(again).toBeVisible();
    expect(rowsOf(chat)).toHaveLength(100);
    isBroken = false;
    await userEvent.click(again);
    await reads(chat, all);
  });
});
