import { expect, test } from 'vitest';
import { createRuntime } from '../runtime/runtime';
import { cacheEntry, publicStoreOf } from './publicStore';

const runtime = createRuntime({ apiUrl: 'https://public.test/api' });
const key = '["search",1]';

/** Lets what was released and what was answered take effect. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('what nobody holds is in the cache of swr, under a key of the runtime, as the filters of a page need it', async () => {
  const cache = new Map();
  const store = publicStoreOf(runtime, cache);
  expect(publicStoreOf(runtime, cache)).toBe(store);
  const release = store.hold(key, async () => 'answer');
  await settled();
  release();
  await settled();
  expect([...cache.keys()]).toEqual([`${runtime.id} ${key}`]);
  expect([...cache.values()]).toMatchObject([{ _k: `${runtime.id} ${key}`, data: { status: 'ready', value: 'answer' } }]);
  expect(store.read(key)).toMatchObject({ status: 'ready', value: 'answer' });
  cache.clear();
  expect(store.read(key)).toEqual({ status: 'loading' });
});

test('runtimes and caches share no answer', async () => {
  const cache = new Map([cacheEntry(runtime, ['search', 1], 'answer')]);
  expect(publicStoreOf(runtime, cache).read(key)).toMatchObject({ status: 'ready', value: 'answer' });
  const other = createRuntime({ apiUrl: 'https://public.test/api' });
  expect(publicStoreOf(other, cache).read(key)).toEqual({ status: 'loading' });
  expect(publicStoreOf(runtime, new Map()).read(key)).toEqual({ status: 'loading' });
});
