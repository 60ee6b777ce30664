import { afterEach, expect, test, vi } from 'vitest';
import { signOut } from '../../api/account';
import { eventLimits } from '../../domain/events/eventLimits';
import type { LiveEvent } from '../../domain/events/liveEvent';
import { someUsers } from '../../testing/fakeAccounts';
import { createFakeApi } from '../../testing/fakeApi';
import { createFakeStore } from '../../testing/store/fakeStore';
import { aWorld } from '../../testing/world';
import { accountOf } from '../account/account';
import { createRuntime } from '../runtime/runtime';
import { browserTabs, type CrossTab } from './crossTab';
import { createLiveFeed } from './liveFeed.lazy';
import type { PageEvent } from './pageEvent';

const [maria, olga] = someUsers();
let servers = 0;
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A separate server, and tabs of a browser on it. Each tab is a runtime: locks and channels do not know of pages. */
function setUp(sharing: CrossTab = browserTabs) {
  const store = createFakeStore(aWorld([]));
  const api = createFakeApi(store);
  servers += 1;
  const apiUrl = `https://live-${servers}.test/api`;
  const tab = (user = maria) => {
    const runtime = createRuntime({ apiUrl, fetch: api });
    const account = accountOf(runtime);
    const token = user?.token ?? '';
    account.setSource(() => token, user);
    const told: PageEvent[] = [];
    const { listen } = createLiveFeed(runtime, sharing);
    const close = listen((one) => told.push(one));
    open.push(close);
    return { runtime, account, told, listen, close };
  };
  return { store, tab };
}

const totalsOf = (told: readonly PageEvent[]) =>
  told
    .filter((one): one is Extract<LiveEvent, { kind: 'counters' }> => one.kind === 'counters')
    .map(({ totals }) => totals.unreadNotifications);
const newsOf = (told: readonly PageEvent[]) => told.filter(({ kind }) => kind === 'notification');

test('two tabs have one stream, and both are told', async () => {
  const { store, tab } = setUp();
  const [first, second] = [tab(), tab()];
  await expect.poll(() => [totalsOf(first.told).at(-1), totalsOf(second.told).at(-1)]).toEqual([0, 0]);
  expect(store.events.listeners()).toBe(1);
  store.notify(maria?.id ?? 0, 7, 'approved');
  for (const { told } of [first, second]) {
    await expect.poll(() => totalsOf(told).at(-1)).toBe(1);
    expect(newsOf(told)).toEqual([{ kind: 'notification', id: 1 }]);
  }
  expect(store.events.listeners()).toBe(1);
});

test('a listener whose code came late learns that something was missed, once it was', async () => {
  const { store, tab } = setUp();
  const { told, listen } = tab();
  await expect.poll(() => totalsOf(told)).toEqual([0]);
  const since = performance.now();
  const late = () => {
    const heard: PageEvent['kind'][] = [];
    open.push(listen(({ kind }) => heard.push(kind), { since }));
    return heard;
  };
  expect(late()).toEqual(['counters']);
  store.notify(maria?.id ?? 0, 7, 'approved');
  await expect.poll(() => newsOf(told)).toHaveLength(1);
  expect(late()).toEqual(['counters', 'gap']);
});

const gapsOf = (told: readonly PageEvent[]) => told.filter(({ kind }) => kind === 'gap').length;
/** An event of so many milliseconds ago. */
function longAgo(ms: number, tell: () => void): void {
  const then = Date.now() - ms;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(then);
  tell();
  clock.mockRestore();
}

test('what happened after the page had begun, and before its stream was there, is a gap', async () => {
  const { store, tab } = setUp();
  const quiet = tab();
  await expect.poll(() => totalsOf(quiet.told)).toEqual([0]);
  store.notify(maria?.id ?? 0, 7, 'approved');
  await expect.poll(() => newsOf(quiet.told)).toHaveLength(1);
  expect(gapsOf(quiet.told)).toBe(0);
  quiet.close();
  await expect.poll(() => store.events.listeners()).toBe(0);

  const late = tab();
  await expect.poll(() => gapsOf(late.told)).toBe(1);
  // Another tab has the stream.
  const later = tab();
  await expect.poll(() => gapsOf(later.told)).toBe(1);
  expect([gapsOf(late.told), store.events.listeners()]).toEqual([1, 1]);
});

test('what was before the page is no gap, nor, once it listens again, what was before that', async () => {
  const { store, tab } = setUp();
  longAgo(performance.now() + 60_000, () => store.notify(maria?.id ?? 0, 7, 'approved'));
  const { told, listen, close } = tab();
  const beside = tab();
  for (const one of [told, beside.told]) await expect.poll(() => totalsOf(one).at(-1)).toBe(1);
  beside.close();
  const ended = async () => expect.poll(() => store.events.listeners()).toBe(0);
  close();
  await ended();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 600_000);
  open.push(() => vi.restoreAllMocks());
  longAgo(60_000, () => store.notify(maria?.id ?? 0, 8, 'approved'));
  const again = async (since: number) => {
    const heard: PageEvent['kind'][] = [];
    const stop = listen(({ kind }) => heard.push(kind), { since });
    // A stream tells its totals before it is ready: what follows is behind both.
    await expect.poll(() => heard).toContain('counters');
    store.notify(maria?.id ?? 0, 9, 'approved');
    await expect.poll(() => heard).toContain('notification');
    stop();
    await ended();
    return heard.filter((kind) => kind !== 'counters');
  };
  expect(await again(performance.now())).toEqual(['notification']);
  expect(await again(performance.now())).toEqual(['gap', 'notification']);
});

test('when the tab with the stream closes the next one continues: nothing is lost, nothing is told twice', async () => {
  const { store, tab } = setUp();
  const first = tab();
  await expect.poll(() => totalsOf(first.told).at(-1)).toBe(0);
  const second = tab();
  await expect.poll(() => totalsOf(second.told).at(-1)).toBe(0);
  store.notify(maria?.id ?? 0, 7, 'approved');
  await expect.poll(() => newsOf(second.told)).toHaveLength(1);
  first.close();
  store.notify(maria?.id ?? 0, 8, 'approved');
  await expect.poll(() => newsOf(second.told)).toHaveLength(2);
  store.notify(maria?.id ?? 0, 9, 'approved');
  await expect.poll(() => newsOf(second.told).map((one) => 'id' in one && one.id)).toEqual([1, 2, 3]);
  expect(store.events.listeners()).toBe(1);
});

test('a page that is hidden for long has no stream; when it is seen again it is told what it missed', async () => {
  const { store, tab } = setUp();
  const { told } = tab();
  await expect.poll(() => totalsOf(told)).toEqual([0]);
  const wait = globalThis.setTimeout;
  const waiting = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((then: () => void, ms: number) => wait(then, ms === eventLimits.hidden ? 0 : ms)) as never);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  open.push(() => vi.restoreAllMocks());
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => store.events.listeners()).toBe(0);
  waiting.mockRestore();
  for (const listing of [7, 8]) store.notify(maria?.id ?? 0, listing, 'approved');
  expect(newsOf(told)).toEqual([]);
  seen.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => newsOf(told).map((one) => 'id' in one && one.id)).toEqual([1, 2]);
  expect([totalsOf(told).at(-1), store.events.listeners()]).toEqual([2, 1]);
});

test('a page that tells of news keeps its stream while it is hidden', async () => {
  const { store, tab } = setUp();
  const { told, listen } = tab();
  await expect.poll(() => totalsOf(told)).toEqual([0]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open.push(() => vi.useRealTimers());
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  open.push(() => vi.restoreAllMocks());
  const stop = listen(() => {}, { isHiddenToo: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(2 * eventLimits.hidden);
  expect(store.events.listeners()).toBe(1);
  store.notify(maria?.id ?? 0, 7, 'approved');
  await expect.poll(() => newsOf(told)).toHaveLength(1);
  // Nobody wants news any more.
  stop();
  await vi.advanceTimersByTimeAsync(2 * eventLimits.hidden);
  await expect.poll(() => store.events.listeners()).toBe(0);
  listen(() => {}, { isHiddenToo: true });
  await expect.poll(() => store.events.listeners()).toBe(1);
});

test('another account hears nothing of the first one, and has another stream', async () => {
  const { store, tab } = setUp();
  const [hers, others] = [tab(), tab(olga)];
  await expect.poll(() => [totalsOf(hers.told), totalsOf(others.told)]).toEqual([[0], [0]]);
  store.notify(maria?.id ?? 0, 7, 'approved');
  await expect.poll(() => newsOf(hers.told)).toHaveLength(1);
  expect(others.told).toHaveLength(1);
  // The same tab, another person.
  hers.account.setSource(() => olga?.token ?? '', olga);
  store.notify(maria?.id ?? 0, 8, 'approved');
  store.notify(olga?.id ?? 0, 9, 'approved');
  await expect.poll(() => newsOf(others.told)).toHaveLength(1);
  await expect.poll(() => newsOf(hers.told)).toHaveLength(2);
  expect(newsOf(hers.told).at(-1)).toEqual(newsOf(others.told).at(-1));
});

test('a sign-in that ends at the server ends in every tab', async () => {
  const { store, tab } = setUp();
  const [first, second] = [tab(), tab()];
  await expect.poll(() => [totalsOf(first.told).at(-1), totalsOf(second.told).at(-1)]).toEqual([0, 0]);
  await signOut({ ...first.runtime.transport, token: () => maria?.token ?? '' });
  await expect.poll(() => [first, second].map(({ account }) => account.store.get().status)).toEqual(['anonymous', 'anonymous']);
  await expect.poll(() => store.events.listeners()).toBe(0);
});

test('signing out closes the stream', async () => {
  const { store, tab } = setUp();
  const { account, told } = tab();
  await expect.poll(() => totalsOf(told)).toEqual([0]);
  account.setSource(null);
  await expect.poll(() => store.events.listeners()).toBe(0);
});

test.each([
  ['locks', { ...browserTabs, lock: () => Promise.reject(new Error('none')) }],
  ['channels', { ...browserTabs, channel: () => null }],
])('without %s every tab has its stream', async (_, sharing) => {
  const { store, tab } = setUp(sharing);
  const [first, second] = [tab(), tab()];
  await expect.poll(() => store.events.listeners()).toBe(2);
  store.notify(maria?.id ?? 0, 7, 'approved');
  await expect.poll(() => [newsOf(first.told), newsOf(second.told)].map(({ length }) => length)).toEqual([1, 1]);
});
