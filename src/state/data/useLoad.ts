import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import type { ApiError } from '../../api/client/errors';
import { useLatest } from '../../base/hooks/useLatest';
import type { Load } from '../../base/load';
import { toJson } from '../../base/toJson';
import type { Runtime } from '../runtime/runtime';
import { useReport, useRuntime } from '../runtime/runtimeContext';
import type { Call, DataStore } from './dataStore';

/** Returns a store of a runtime; `cache` is that of swr. */
export type StoreOf = (runtime: Runtime, cache: Cache) => DataStore;

export function useDataStore(storeOf: StoreOf): DataStore {
  const { cache } = useSWRConfig();
  return storeOf(useRuntime(), cache);
}

/**
 * Loads the data of `key` from a store: `publicStoreOf`, `privateStoreOf` or `useOwnStore()`. A null key loads nothing, and the private store loads
 * nothing while nobody is signed in. The request is cancelled when no component uses the key any more. `call` depends on nothing but the key.
 */
export function useLoad<T>(storeOf: StoreOf, key: readonly unknown[] | null, call: Call<T>): Load<T, ApiError> {
  const store = useDataStore(storeOf);
  const fullKey = key && toJson(key);
  const latest = useLatest({ call, report: useReport() });
  const read = () => (fullKey === null ? idle : store.read(fullKey));
  const load = useSyncExternalStore(store.subscribe, read, read) as Load<T, ApiError>;
  const person = useSyncExternalStore(store.subscribe, store.person, store.person);

  // A layout effect, so that unmounting before the paint cancels too.
  useLayoutEffect(() => {
    if (fullKey === null || person === null) return undefined;
    const { call } = latest.current;
    return store.hold(fullKey, (options) => call({ ...options, report: (problem) => latest.current.report(problem) }));
  }, [fullKey, person, store, latest]);

  const last = useRef<{ readonly person: number | null; readonly value: T } | null>(null);
  if (load.status === 'ready') last.current = { person, value: load.value };
  else if (load.status === 'failed') last.current = null;
  const isStale = load.status === 'loading' && last.current?.person === person;
  return isStale ? { status: 'loading', stale: last.current?.value } : load;
}

const idle: Load<never, ApiError> = { status: 'idle' };
