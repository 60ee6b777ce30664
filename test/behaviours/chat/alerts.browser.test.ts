import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventLimits } from '../../../src/domain/events/eventLimits';
import type { ChatPanelControl } from '../../../src/features/chat-panel/definition';
import type { ChatAlerts } from '../../../src/state/chat/chatAlerts';
import { chatIdOf, chatPeople } from '../../../stories/support/chat/chats';
import { atEndOfTest } from '../../support/cleanups';
import { type ChatView, chatOn, chats, linesOf } from '../../support/features/chat';
import { tokenOfMaria } from '../../support/features/publish';
import { inWindow, runtimeOf } from '../../support/listing/contactPage';
import { controlOf, hosts, type Mounted } from '../../support/mount';

const { maria, irina } = chatPeople;

/** Sounds that this page has made. */
function soundsOf() {
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
  return made;
}

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
  const spy = vi.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue('hidden');
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

const alertsKey = 'kvartal:chat-alerts';
const choose = (chosen: Partial<ChatAlerts>) => localStorage.setItem(alertsKey, JSON.stringify(chosen));
const chatAlerts = (): unknown => JSON.parse(localStorage.getItem(alertsKey) ?? 'null');
/** How many parts of the page listen for messages: their code comes later. */
const listening = (view: Mounted) => (runtimeOf(view).slots['chatNotifiers'] as readonly object[] | undefined)?.length ?? 0;

beforeEach(() => localStorage.removeItem(alertsKey));

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
    await expect.poll(() => listening(chat)).toBe(1);
    store.chatBook.send(irina, maria, 11, 'Вижу');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('Вижу');
    hidePage();
    store.chatBook.send(202, maria, 12, 'Вы где?');
    await expect.poll(() => shown.map(({ title, body }) => [title, body])).toEqual([['Павел Дорохов', 'Вы где?']]);
    shown[0]?.press();
    await expect.poll(() => linesOf(chat).at(-1)).toBe('Вы где?');
  });

  it.each([
    ['a low phone shows the messages instead of the question', 640, false],
    ['a phone with room for both asks', 800, true],
  ] as const)('%s', (_, height, isAsked) =>
    inWindow(360, height, async () => {
      noticesOf('default');
      const { api, withIrina } = chats();
      const chat = await chatOn(host, api, { chatId: withIrina });
      const question = () => chat.root().querySelector('[role=group][aria-label="Уведомлять о новых сообщениях?"]');
      await expect.poll(() => question()?.checkVisibility()).toBe(isAsked);
    }),
  );

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
    const made = soundsOf();
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina, titleCount: true });
    const hearing = async (text: string, unread: number) => {
      store.chatBook.send(202, maria, 12, text);
      await expect.poll(() => document.title).toMatch(new RegExp(`^\\(${unread}\\) `));
    };
    await expect.poll(() => document.title).toMatch(/^\(1\) /);
    await menu(chat, 'Включить звук');
    await expect.poll(() => listening(chat)).toBe(1);
    await hearing('При открытой странице', 2);
    expect(made).not.toHaveBeenCalled();
    hidePage();
    await hearing('В другой вкладке', 3);
    await expect.poll(() => made.mock.calls).toHaveLength(1);
    await menu(chat, 'Выключить звук');
    await hearing('Тихо', 4);
    expect(made).toHaveBeenCalledTimes(1);
  });

  it('goes on with notices, sound and title however long the page is out of sight', async () => {
    const [shown, sounds] = [noticesOf('granted'), soundsOf()];
    choose({ hasSound: true, notices: 'on' });
    const { api, store } = chats();
    const chat = await chatOn(host, api, { titleCount: true });
    await expect.poll(() => [document.title.slice(0, 4), listening(chat)]).toEqual(['(3) ', 1]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    atEndOfTest(() => vi.useRealTimers());
    hidePage();
    await vi.advanceTimersByTimeAsync(3 * eventLimits.hidden);
    store.chatBook.send(202, maria, 12, 'Вы где?');
    await expect.poll(() => [shown.map(({ body }) => body), sounds.mock.calls.length]).toEqual([['Вы где?'], 1]);
    await expect.poll(() => document.title).toMatch(/^\(4\) /);
  });

  it('says nothing of what this person writes elsewhere, and nothing of a chat that is unblocked', async () => {
    const sounds = soundsOf();
    choose({ hasSound: true });
    const { api, store } = chats(({ chatBook }) => {
      chatBook.send(202, maria, 12, 'Не прочитано');
      chatBook.block(maria, [202]);
    });
    const chat = await chatOn(host, api, { titleCount: true });
    await expect.poll(() => [document.title.slice(0, 4), listening(chat)]).toEqual(['(3) ', 1]);
    hidePage();
    store.chatBook.unblock(maria, [202]);
    await expect.poll(() => document.title).toMatch(/^\(4\) /);
    store.chatBook.send(maria, irina, 11, 'С телефона');
    store.chatBook.send(202, maria, 12, 'Ещё вопрос');
    await expect.poll(() => document.title).toMatch(/^\(5\) /);
    await expect.poll(() => sounds.mock.calls).toHaveLength(1);
  });

  it('the panel alone tells too, and together with the page of messages it does so once', async () => {
    const shown = noticesOf('granted');
    const { api, store } = chats();
    const panel = await host.mount('chat-panel', { token: tokenOfMaria }, { network: api });
    const control = (await controlOf(panel)) as unknown as ChatPanelControl;
    await control.open({ listingId: 16 });
    await control.open({ chatId: chatIdOf(store, 12) });
    await userEvent.click(panel.view.getByRole('button', { name: 'Действия с чатом' }));
    await userEvent.click(panel.view.getByRole('menuitem', { name: 'Включить уведомления' }));
    control.close();
    await expect.poll(() => listening(panel)).toBe(1);
    hidePage();
    store.chatBook.send(irina, maria, 11, 'Первое');
    await expect.poll(() => shown.map(({ body }) => body)).toEqual(['Первое']);
    shown[0]?.press();
    await expect.element(panel.view.getByRole('log').getByText('Первое')).toBeVisible();
    control.close();
    const chat = await host.mount('chat', { token: tokenOfMaria }, { beside: panel });
    await expect.poll(() => listening(panel)).toBe(2);
    store.chatBook.send(irina, maria, 11, 'Второе');
    await expect.poll(() => shown.map(({ body }) => body)).toEqual(['Первое', 'Второе']);
    shown[1]?.press();
    await expect.poll(() => linesOf(chat).at(-1)).toBe('Второе');
  });

  it('notices are turned off and on in the menu of a chat', async () => {
    const shown = noticesOf('granted');
    choose({ notices: 'on' });
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await expect.poll(() => listening(chat)).toBe(1);
    await menu(chat, 'Выключить уведомления');
    hidePage();
    store.chatBook.send(202, maria, 12, 'Тихо');
    await expect.element(chat.view.getByText('Тихо')).toBeVisible();
    await menu(chat, 'Включить уведомления');
    await expect.poll(() => listening(chat)).toBe(1);
    expect(chatAlerts()).toEqual({ hasSound: false, notices: 'on' });
    store.chatBook.send(202, maria, 12, 'Громко');
    await expect.poll(() => shown.map(({ body }) => body)).toEqual(['Громко']);
  });
});
