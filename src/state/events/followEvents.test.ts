import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// The client would load this module in real time, while the clock stands still.
import '../../api/client/rejection';
import { someUsers } from '../../testing/fakeAccounts';
import { createFakeApi } from '../../testing/fakeApi';
import { createFakeStore } from '../../testing/store/fakeStore';
import { aWorld } from '../../testing/world';
import { followEvents } from './followEvents';
import type { PageEvent } from './pageEvent';

const [maria] = someUsers();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Fetch = typeof fetch;

/** Follows a fake server through `around`, which may break its calls. */
function follow(around: (api: Fetch, isStream: boolean) => Fetch = (api) => api, position: number | null = null) {
  const store = createFakeStore(aWorld([]));
  const api = createFakeApi(store);
  const asked: string[] = [];
  const told: PageEvent[] = [];
  const ending = new AbortController();
  let isSignedOut = false;
  const fetch: Fetch = (input, init) => {
    const isStream = new Headers(init?.headers).get('Accept') === 'text/event-stream';
    asked.push(
      `${isStream ? 'stream' : 'ask'} ${isStream ? (new Headers(init?.headers).get('Last-Event-ID') ?? '') : new URL(String(input)).search}`,
    );
    return around(api, isStream)(input, init);
  };
  const refused = vi.fn<(token: string) => void>();
  const end = followEvents({ baseUrl: 'https://follow.test/api', fetch, token: () => maria?.token ?? null, refused }, ending.signal, {
    position,
    emit: (more) => told.push(...more),
    signedOut: () => {
      isSignedOut = true;
    },
    online: async () => {},
    random: () => 1,
  });
  return {
    store,
    told,
    asked,
    refused,
    notify: () => store.notify(maria?.id ?? 0, 7, 'approved'),
    news: () => told.flatMap((one) => (one.kind === 'notification' ? [one.id] : [])),
    isSignedOut: () => isSignedOut,
    async stop() {
      ending.abort();
      await end;
    },
  };
}
/** Time passes in steps, since an answer is read between timers, not at one. */
async function pass(ms = 0): Promise<void> {
  for (let step = 0; step < 20; step += 1) await vi.advanceTimersByTimeAsync(ms / 20);
}

test('a stream that breaks is opened again, after the last event', async () => {
  let streams: AbortController[] = [];
  const { notify, news, asked, stop } = follow((api, isStream) => async (input, init) => {
    if (!isStream) return api(input, init);
    const breaking = new AbortController();
    streams = [...streams, breaking];
    init?.signal?.addEventListener('abort', () => breaking.abort());
    return api(input, { ...init, signal: breaking.signal });
  });
  await pass();
  notify();
  await pass();
  streams[0]?.abort();
  await pass();
  notify();
  await pass(2000);
  notify();
  await pass();
  expect(news()).toEqual([1, 2, 3]);
  expect(asked).toEqual(['stream ', 'stream 2']);
  await stop();
});

test('where streams are refused it asks, and tries a stream now and then', async () => {
  let isBlocked = true;
  const { notify, news, asked, stop } = follow((api, isStream) =>
    isStream && isBlocked ? () => Promise.reject(new TypeError('blocked')) : api,
  );
  await pass(60_000);
  notify();
  await pass(60_000);
  expect(news()).toEqual([1]);
  expect(asked.filter((one) => one.startsWith('ask')).length).toBeGreaterThan(2);
  isBlocked = false;
  await pass(10 * 60_000);
  const before = asked.length;
  notify();
  await pass();
  expect(news()).toEqual([1, 2]);
  expect(asked.length).toBe(before);
  await stop();
});

test('a stream that something holds back is given up for asking', async () => {
  const silent: Fetch = async (_, init) => {
    const body = new ReadableStream({
      start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError'))),
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  const { notify, news, stop } = follow((api, isStream) => (isStream ? silent : api));
  await pass(60_000);
  notify();
  await pass(60_000);
  expect(news()).toEqual([1]);
  await stop();
});

test('a server without events is asked for the totals', async () => {
  const { told, stop } = follow(
    (api) => async (input, init) =>
      String(input).includes('/events/') ? Response.json({ detail: 'Не найдено.' }, { status: 404 }) : api(input, init),
  );
  await pass(60_000);
  expect(told).toContainEqual({ kind: 'counters', totals: { listings: 0, unreadMessages: 0, unreadChats: 0, unreadNotifications: 0 } });
  await stop();
});

test('a position that is gone is a gap', async () => {
  const { told, stop } = follow(undefined, 99);
  await pass();
  expect(told.map(({ kind }) => kind)).toEqual(['gap', 'counters']);
  await stop();
});

test('a refused token ends it', async () => {
  const { asked, refused, stop } = follow(() => async () => Response.json({ detail: 'Недопустимый токен.' }, { status: 401 }));
  await pass(10 * 60_000);
  expect(asked).toHaveLength(1);
  expect(refused).toHaveBeenCalledOnce();
  await stop();
});

test('leaves no timer behind', async () => {
  const { stop } = follow();
  await pass();
  await stop();
  expect(vi.getTimerCount()).toBe(0);
});
