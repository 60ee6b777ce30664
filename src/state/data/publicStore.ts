import type { Cache } from 'swr';
import { slotOf } from '../../base/slotOf';
import { toJson } from '../../base/toJson';
import type { Runtime } from '../runtime/runtime';
import { createDataStore, type KeptAnswer, type Memory, type OpenStore } from './dataStore';

/** Returns the store of what everybody may see. Its memory is the cache of swr: in React the one that the page has configured. */
export function publicStoreOf(runtime: Runtime, cache: Cache): OpenStore {
  const stores = slotOf(runtime.slots, 'public', () => new WeakMap<Cache, OpenStore>());
  const known = stores.get(cache);
  if (known) return known;
  const store = createDataStore({ memory: memoryIn(cache, runtime) });
  stores.set(cache, store);
  return store;
}

/** Runtimes never share an answer. */
const prefixOf = ({ id }: Runtime): string => `${id} `;

function memoryIn(cache: Cache, runtime: Runtime): Memory {
  const prefix = prefixOf(runtime);
  return {
    get: (key) => cache.get(prefix + key)?.data as KeptAnswer | undefined,
    set: (key, answer) => cache.set(prefix + key, cached(prefix + key, answer)),
    delete: (key) => cache.delete(prefix + key),
  };
}

/** The filter of a page's own `mutate(filter)` gets `_k` of each value in the cache. */
const cached = (_k: string, data: KeptAnswer) => ({ _k, data });

/** Returns the content of a cache in which the components of this runtime find an answer: for rendering on a server. */
export function cacheEntry(runtime: Runtime, parts: readonly unknown[], value: unknown): readonly [string, ReturnType<typeof cached>] {
  const key = prefixOf(runtime) + toJson(parts);
  return [key, cached(key, { status: 'ready', value, askedAt: Number.NEGATIVE_INFINITY })];
}
