import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountOf } from '../../../state/account/account';
import { chatAlertsOf } from '../../../state/chat/chatAlerts';
import { isOnScreen, showOnScreen } from '../../../state/chat/chatOnScreen';
import { createRuntime } from '../../../state/runtime/runtime';
import { someUsers } from '../../../testing/fakeAccounts';
import { createFakeApi } from '../../../testing/fakeApi';
import { aListing } from '../../../testing/fixtures';
import { createFakeStore } from '../../../testing/store/fakeStore';
import { aWorld } from '../../../testing/world';
import { ru } from '../../../text/chat/ru';
import { createMessageNotifier } from './createMessageNotifier';

const [maria, olga] = someUsers();
if (!maria || !olga) throw new Error('two people');
let servers = 0;

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  // Other tests keep their choice in the same storage.
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Tabs of a browser: each is a runtime, locks do not know of pages. All receive every message. */
function setUp() {
  const notices: string[] = [];
  vi.stubGlobal(
    'Notification',
    class extends EventTarget {
      static permission = 'granted';
      constructor(_: string, { body = '' }: NotificationOptions) {
        super();
        notices.push(body);
      }
    },
  );
  const store = createFakeStore(aWorld([aListing({ id: 7, owner: { id: maria?.id ?? 0, name: 'Мария', type: 'owner' } })]));
  servers += 1;
  const apiUrl = `https://teller-${servers}.test/api`;
  const asked = vi.fn();
  const api = createFakeApi(store);
  const tab = () => {
    const runtime = createRuntime({
      apiUrl,
      fetch: (input, init) => {
        asked();
        return api(input, init);
      },
    });
    accountOf(runtime).setSource(() => maria?.token ?? '', maria);
    chatAlertsOf(runtime).set({ hasSound: false, notices: 'on' });
    return createMessageNotifier(runtime, { isActive: () => true, words: () => ru, open() {} });
  };
  const write = (text: string) => {
    const chat = store.chatBook.send(olga?.id ?? 0, maria?.id ?? 0, 7, text);
    return { kind: 'message', id: chat.messages.at(-1)?.id ?? 0, chatId: chat.id } as const;
  };
  return { tabs: [tab(), tab(), tab()], notices, asked, write, owner: { apiUrl, userId: maria?.id ?? 0 } };
}

test('of several tabs that are out of sight, one notifies', async () => {
  const { tabs, notices, asked, write } = setUp();
  for (const text of ['Добрый день!', 'Вы где?']) {
    const event = write(text);
    for (const listener of tabs) listener(event);
    await expect.poll(() => notices.at(-1)).toBe(text);
  }
  expect([notices, asked.mock.calls.length]).toEqual([['Добрый день!', 'Вы где?'], 2]);
});

test('none notifies of a chat that a tab shows', async () => {
  const { tabs, notices, write, owner } = setUp();
  const first = write('Видно');
  const end = showOnScreen(owner, first.chatId);
  await expect.poll(() => isOnScreen(owner, first.chatId)).toBe(true);
  for (const listener of tabs) listener(first);
  // What is asked for later is answered later.
  await isOnScreen(owner, first.chatId);
  end();
  await expect.poll(() => isOnScreen(owner, first.chatId)).toBe(false);
  const second = write('Не видно');
  for (const listener of tabs) listener(second);
  await expect.poll(() => notices).toEqual(['Не видно']);
});

test('without events the list is asked, and only what is new is announced', async () => {
  const { tabs, notices, write } = setUp();
  write('Раньше');
  const [listener] = tabs;
  listener?.({ kind: 'gap' });
  await expect.poll(() => notices).toEqual([]);
  write('Теперь');
  listener?.({ kind: 'gap' });
  await expect.poll(() => notices).toEqual(['Теперь']);
});
