import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { ApiError } from '../../api/client/errors';
import type { RequestOptions } from '../../api/client/request';
import { useLatest } from '../../base/hooks/useLatest';
import type { Load } from '../../base/load';
import { toJson } from '../../base/toJson';
import { useReport, useRuntime } from '../runtime/runtimeContext';
import { privateCacheOf } from './privateCache';
import { usePerson } from './usePerson';

/**
 * Loads the private data of `key` like `useLoad`, for the person who is signed in; `idle` when nobody is. Signing out, here or in another tab, and
 * another person drop it at once. `call` depends on nothing but the key.
 */
export function usePrivateData<T>(key: readonly unknown[] | null, call: (options: RequestOptions) => Promise<T>): Load<T, ApiError> {
  const cache = privateCacheOf(useRuntime());
  const fullKey = key && toJson(key);
  const latest = useLatest({ call, report: useReport() });
  const read = () => (fullKey === null ? idle : cache.read(fullKey));
  const load = useSyncExternalStore(cache.subscribe, read, read);
  const person = usePerson();
  useLayoutEffect(() => {
    if (fullKey === null || person === null) return undefined;
    const { call } = latest.current;
    return cache.hold(fullKey, (options) => call({ ...options, report: (problem) => latest.current.report(problem) }));
  }, [fullKey, person, cache, latest]);
  return load as Load<T, ApiError>;
}

const idle: Load<never, ApiError> = { status: 'idle' };
