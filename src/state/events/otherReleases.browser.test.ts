import { afterEach, beforeEach, expect, test } from 'vitest';
import { someUsers } from '../../testing/fakeAccounts';
import { createFakeApi } from '../../testing/fakeApi';
import { createFakeStore } from '../../testing/store/fakeStore';
import { aWorld } from '../../testing/world';
import { accountOf } from '../account/account';
import { createRuntime } from '../runtime/runtime';
import { browserTabs } from './crossTab';
import { createLiveFeed } from './liveFeed.lazy';
import type { PageEvent } from './pageEvent';

const [maria] = someUsers();
const totals = { listings: 1, unreadMessages: 2, unreadChats: 1, unreadNotifications: 3 };
let servers = 0;
const ending: (() => void)[] = [];
const uncaught: string[] = [];
const record = (event: ErrorEvent) => {
  event.preventDefault();
  uncaught.push(event.message);
};

beforeEach(() => {
  uncaught.length = 0;
  addEventListener('error', record);
});
afterEach(() => {
  for (const end of ending.splice(0)) end();
  removeEventListener('error', record);
});

/** A tab of this release, and what one of another release knows of it: the names of lock and channel, and the messages. */
function setUp() {
  const store = createFakeStore(aWorld([]));
  servers += 1;
  const apiUrl = `https://releases-${servers}.test/api`;
  const name = `kvartal:live:${apiUrl}:${maria?.id}`;
  const channel = new BroadcastChannel(name);
  const say: (message: unknown) => void = channel.postMessage.bind(channel);
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  ending.push(() => channel.close());
  const told: PageEvent[] = [];
  const open = () => {
    const runtime = createRuntime({ apiUrl, fetch: createFakeApi(store) });
    accountOf(runtime).setSource(() => maria?.token ?? '', maria);
    const close = createLiveFeed(runtime, browserTabs).listen((one) => told.push(one));
    ending.push(close);
  };
  /** The other one has the stream until this is called. */
  const lead = () =>
    new Promise<() => void>((leads) => {
      void navigator.locks.request(name, () => new Promise<void>((end) => leads(end)));
    });
  return { store, open, told, lead, heard, say };
}

test('a tab is told by one of another release that has the stream, and takes its turn where that one stopped', async () => {
  const { store, open, told, lead, heard, say } = setUp();
  const end = await lead();
  open();
  await expect.poll(() => heard).toEqual([{ told: [], position: null, isAsking: true }]);
  store.notify(maria?.id ?? 0, 7, 'approved');
  store.notify(maria?.id ?? 0, 8, 'approved');
  say({
    told: [
      { kind: 'counters', totals },
      { kind: 'notification', id: 1 },
    ],
    position: 1,
  });
  await expect
    .poll(() => told)
    .toEqual([
      { kind: 'counters', totals },
      { kind: 'notification', id: 1 },
    ]);
  expect(store.events.listeners()).toBe(0);

  end();
  await expect
    .poll(() => told.filter(({ kind }) => kind === 'notification'))
    .toEqual([
      { kind: 'notification', id: 1 },
      { kind: 'notification', id: 2 },
    ]);
});

test('a tab that has the stream tells others as earlier releases expect it', async () => {
  const { store, open, heard, say } = setUp();
  open();
  await expect.poll(() => store.events.listeners()).toBe(1);
  const none = { listings: 0, unreadMessages: 0, unreadChats: 0, unreadNotifications: 0 };
  const counters = { told: [{ kind: 'counters', totals: none }], position: expect.any(Number) };
  await expect.poll(() => heard).toContainEqual(counters);
  heard.length = 0;
  say({ told: [], position: null, isAsking: true });
  await expect.poll(() => heard).toEqual([{ ...counters, newestAge: expect.any(Number) }]);
  store.notify(maria?.id ?? 0, 7, 'approved');
  await expect.poll(() => heard).toContainEqual({ told: [{ kind: 'notification', id: 1 }], position: expect.any(Number) });
});

test('what a later release says and this one does not know is ignored; of what it cannot read it asks the server', async () => {
  const { open, told, lead, heard, say } = setUp();
  await lead();
  open();
  await expect.poll(() => heard).toHaveLength(1);
  for (const unknown of [null, 'hello', 7, {}, [], { told: 'all' }, { isLeaving: true }, { told: [null, 7, {}, { kind: 'weather' }] }])
    say(unknown);
  say({ told: [{ kind: 'counters', totals: { ...totals, unreadChats: undefined } }], position: 'far' });
  say({ told: [{ kind: 'message', id: 5, chatId: 6, isUrgent: true }], position: 4, by: 'later' });
  await expect.poll(() => told).toMatchObject([{ kind: 'gap' }, { kind: 'message', id: 5, chatId: 6 }]);
  expect(uncaught).toEqual([]);
});
