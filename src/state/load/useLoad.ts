import { useLayoutEffect, useRef } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { type ApiError, toApiError } from '../../api/client/errors';
import type { AnswerProblem, RequestOptions } from '../../api/client/request';
import { useLatest } from '../../base/hooks/useLatest';
import type { Load } from '../../base/load';
import { useReport, useRuntime } from '../runtime/runtimeContext';
import { callWhileHeld, holdCall, keyOf } from './heldCalls';

export type Call<T> = (options: RequestOptions) => Promise<T>;

/**
 * Loads the data of `key` through the cache shared by all roots of the runtime. A null key loads nothing. The request is cancelled when no
 * component uses the key any more.
 */
export function useLoad<T>(key: readonly unknown[] | null, call: Call<T>): Load<T, ApiError> {
  const { id } = useRuntime();
  const fullKey = key && keyOf(id, key);
  const latest = useLatest(useReport());
  const last = useRef<T | undefined>(undefined);
  // SWR revalidates a cached key one frame later, when another key may be current: each key needs its own call.
  const calls = useRef(new Map<string, typeof call>());
  if (fullKey) calls.current.set(fullKey, call);

  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    fullKey,
    (asked: string) =>
      callWhileHeld(asked, (signal) =>
        (calls.current.get(asked) ?? call)({ signal, report: (problem: AnswerProblem) => latest.current(problem) }),
      ),
    swrSettings,
  );

  // A layout effect, so that unmounting before the paint cancels too.
  useLayoutEffect(() => (fullKey ? holdCall(fullKey) : undefined), [fullKey]);

  const failure = error === undefined ? null : toApiError(error);
  if (fullKey === null) return { status: 'idle' };
  if (failure && !isValidating && failure.kind !== 'aborted') {
    last.current = undefined;
    return { status: 'failed', error: failure, retry: () => void mutate() };
  }
  if (data !== undefined && !failure) {
    last.current = data;
    return { status: 'ready', value: data };
  }
  return { status: 'loading', stale: last.current };
}

const swrSettings: SWRConfiguration = {
  // Retrying is up to the visitor: silent retries would hide the failure.
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  dedupingInterval: 1000,
};
