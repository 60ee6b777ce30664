import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chatPeople } from '../../../stories/support/chat/chats';
import { atEndOfTest } from '../../support/cleanups';
import { type ChatView, chatOn, chats, linesOf } from '../../support/features/chat';
import { hosts } from '../../support/mount';

const { maria, irina } = chatPeople;

/** Notices that the browser would show. */
function noticesOf(permission: NotificationPermission) {
  const shown: { title: string; body: string | undefined; press(): void }[] = [];
  class FakeNotification extends EventTarget {
    static permission = permission;
    static async requestPermission() {
      FakeNotification.permission = 'granted';
      return FakeNotification.permission;
    }
    constructor(title: string, options?: NotificationOptions) {
      super();
      shown.push({ title, body: options?.body, press: () => this.dispatchEvent(new Event('click')) });
    }
    close() {}
  }
  vi.stubGlobal('Notification', FakeNotification);
  atEndOfTest(() => vi.unstubAllGlobals());
  return shown;
}

function hidePage() {
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  atEndOfTest(() => {
    spy.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

async function menu(chat: ChatView, item: string): Promise<void> {
  await userEvent.click(chat.view.getByRole('button', { name: 'Действия с чатом' }));
  await userEvent.click(chat.view.getByRole('menuitem', { name: item }));
}

beforeEach(() => localStorage.removeItem('kvartal:chat-alerts'));

describe.each(hosts)('alerts of chats on $name', (host) => {
  it('the title counts what is unread, whatever the page calls itself, and only where it is wanted', async () => {
    const { api, store } = chats();
    document.title = 'Сообщения';
    const chat = await chatOn(host, api, { titleCount: true });
    await expect.poll(() => document.title).toBe('(3) Сообщения');
    document.title = 'Другое';
    await expect.poll(() => document.title).toBe('(3) Другое');
    store.chatBook.send(irina, maria, 11, 'И ещё');
    await expect.poll(() => document.title).toBe('(4) Другое');
    chat.unmount();
    await expect.poll(() => document.title).toBe('Другое');
  });

  it('asks for notices after an answer, and shows them only where nobody looks', async () => {
    const shown = noticesOf('default');
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await userEvent.click(chat.view.getByRole('button', { name: 'Уведомлять' }));
    await expect.poll(() => chat.root().textContent).not.toContain('Уведомлять о новых сообщениях?');
    await expect.poll(() => store.events.listeners()).toBe(1);
    store.chatBook.send(irina, maria, 11, 'Вижу');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('Вижу');
    hidePage();
    store.chatBook.send(202, maria, 12, 'Вы где?');
    await expect.poll(() => shown.map(({ title, body }) => [title, body])).toEqual([['Павел Дорохов', 'Вы где?']]);
    shown[0]?.press();
    await expect.poll(() => linesOf(chat).at(-1)).toBe('Вы где?');
  });

  it('a refused question is not asked again', async () => {
    noticesOf('default');
    const { api, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await userEvent.click(chat.view.getByRole('button', { name: 'Не нужно' }));
    const again = await chatOn(host, api, { chatId: withIrina });
    await expect.poll(() => linesOf(again).length).toBeGreaterThan(0);
    expect(again.root().textContent).not.toContain('Уведомлять о новых сообщениях?');
  });

  it('a sound is off until somebody turns it on', async () => {
    const made = vi.fn();
    vi.stubGlobal(
      'AudioContext',
      // Called with `new`, which an arrow function does not allow.
      function AudioContext() {
        made();
        throw new Error('silent');
      },
    );
    atEndOfTest(() => vi.unstubAllGlobals());
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina, titleCount: true });
    const hearing = async (text: string, unread: number) => {
      store.chatBook.send(202, maria, 12, text);
      await expect.poll(() => document.title).toMatch(new RegExp(`^\\(${unread}\\) `));
    };
    await expect.poll(() => document.title).toMatch(/^\(1\) /);
    await menu(chat, 'Включить звук');
    await hearing('При открытой странице', 2);
    expect(made).not.toHaveBeenCalled();
    hidePage();
    await hearing('В другой вкладке', 3);
    expect(made).toHaveBeenCalledTimes(1);
    await menu(chat, 'Выключить звук');
    await hearing('Тихо', 4);
    expect(made).toHaveBeenCalledTimes(1);
  });
});
