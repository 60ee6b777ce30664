import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ApiError, ApiFailure } from '../../api/client/errors';
import { createRecentMap } from './createRecentMap';
import { createDataStore, type DataStoreOptions, type KeptAnswer } from './dataStore';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const offline: ApiError = { kind: 'offline' };
const key = '["notes",1]';

/** Lets what was released and what was answered take effect. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function setUp(options: Partial<DataStoreOptions> = {}) {
  const memory = createRecentMap<KeptAnswer>(12);
  const store = createDataStore({ memory, ...options });
  const waiting: { answer(value: unknown): void; fail(error: ApiError): void; readonly signal: AbortSignal | undefined }[] = [];
  const call = ({ signal }: { readonly signal?: AbortSignal }) =>
    new Promise((resolve, reject) => {
      waiting.push({ answer: resolve, fail: (error) => reject(new ApiFailure(error)), signal });
      signal?.addEventListener('abort', () => reject(new ApiFailure({ kind: 'aborted' })));
    });
  const shown = (one = key) => {
    const load = store.read(one);
    return load.status === 'ready' ? load.value : load.status;
  };
  const answer = async (value: unknown) => {
    waiting.at(-1)?.answer(value);
    await settled();
  };
  return { memory, store, waiting, call, shown, answer };
}

describe('holding a key', () => {
  test('all holders share one request and one answer', async () => {
    const { store, waiting, call, shown, answer } = setUp();
    store.hold(key, call);
    store.hold(key, call);
    expect(waiting).toHaveLength(1);
    await answer('here');
    expect(shown()).toBe('here');
    store.hold(key, call);
    expect(waiting, 'an answer that has just arrived').toHaveLength(1);
    vi.advanceTimersByTime(1000);
    store.hold(key, call);
    expect(waiting).toHaveLength(2);
    expect(shown(), 'while it is loaded again').toBe('here');
  });

  test('the request is cancelled with its last holder, and made again for the next one', async () => {
    const { store, waiting, call, shown, answer } = setUp();
    const [one, two] = [store.hold(key, call), store.hold(key, call)];
    one();
    await settled();
    expect(waiting[0]?.signal?.aborted).toBe(false);
    two();
    await settled();
    expect(waiting[0]?.signal?.aborted).toBe(true);
    store.hold(key, call);
    expect(waiting).toHaveLength(2);
    expect(shown()).toBe('loading');
    await answer('later');
    expect(shown()).toBe('later');
  });

  test('a remount in the same turn cancels nothing', async () => {
    const { store, waiting, call } = setUp();
    store.hold(key, call)();
    store.hold(key, call);
    await settled();
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.signal?.aborted).toBe(false);
  });

  test('a failure is shown until it is tried again, by hand or by the next holder', async () => {
    const { store, waiting, call, shown, answer } = setUp();
    store.hold(key, call);
    waiting[0]?.fail(offline);
    await settled();
    const failed = store.read(key);
    expect(failed).toMatchObject({ status: 'failed', error: offline });
    if (failed.status === 'failed') failed.retry();
    expect(shown()).toBe('loading');
    waiting[1]?.fail(offline);
    await settled();
    store.hold(key, call);
    await answer('here');
    expect(shown()).toBe('here');
    expect(waiting).toHaveLength(3);
  });

  test.each([
    [false, 'failed'],
    [true, 'old'],
  ])('without a network a known value stays only where it is kept (%s)', async (keepsAfterFailure, expected) => {
    const { store, waiting, call, shown, answer } = setUp({ keepsAfterFailure });
    store.hold(key, call);
    await answer('old');
    vi.advanceTimersByTime(1000);
    store.hold(key, call);
    waiting[1]?.fail(offline);
    await settled();
    expect(shown()).toBe(expected);
  });
});

describe('what nobody holds', () => {
  test('is in the memory, and shown at once while it is loaded again', async () => {
    const { memory, store, waiting, call, shown, answer } = setUp();
    const release = store.hold(key, call);
    await answer('here');
    expect([...memory.keys()]).toEqual([]);
    release();
    await settled();
    expect([...memory.keys()]).toEqual([key]);
    expect(store.read(key), 'the same object for every reader').toBe(store.read(key));
    vi.advanceTimersByTime(1000);
    store.hold(key, call);
    expect(shown()).toBe('here');
    expect(waiting).toHaveLength(2);
  });

  test('the last ones that were left are kept', async () => {
    const { store, call, shown, answer } = setUp();
    const keys = [...Array(20).keys()].map((page) => `["page",${page}]`);
    const releaseShown = store.hold('["shown"]', call);
    await answer('shown');
    for (const one of keys) {
      const release = store.hold(one, call);
      await answer(one);
      release();
      await settled();
    }
    expect(keys.filter((one) => shown(one) === one)).toEqual(keys.slice(-12));
    expect(shown('["shown"]')).toBe('shown');
    releaseShown();
  });

  test('a key that was left before its answer, or after a failure, leaves nothing', async () => {
    const { memory, store, waiting, call } = setUp();
    store.hold(key, call)();
    await settled();
    const release = store.hold(key, call);
    waiting[1]?.fail(offline);
    await settled();
    release();
    await settled();
    expect([...memory.keys()]).toEqual([]);
  });

  test('an answer of another page life is asked for again, whatever its clock said', async () => {
    const { memory, store, waiting, call, shown } = setUp();
    memory.set(key, { status: 'ready', value: 'of yesterday', askedAt: performance.now() + 60_000 });
    store.hold(key, call);
    expect(shown()).toBe('of yesterday');
    expect(waiting).toHaveLength(1);
  });
});

test('a recent map forgets what was set longest ago', () => {
  const map = createRecentMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  map.set('c', 4);
  expect([...map.keys()]).toEqual(['a', 'c']);
  expect([map.get('a'), map.get('b')]).toEqual([3, undefined]);
});
