import { useLayoutEffect, useRef } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { type ApiError, toApiError } from '../../api/client/errors';
import type { AnswerProblem, RequestOptions } from '../../api/client/request';
import type { Load } from '../../base/load';
import { useReport, useRuntime } from '../runtime/runtimeContext';

/**
 * Loads the data of `key` through the cache shared by all roots of the runtime. A null key loads nothing. The request is cancelled when no
 * component uses the key any more.
 */
export function useLoad<T>(key: readonly unknown[] | null, call: (options: RequestOptions) => Promise<T>): Load<T, ApiError> {
  const { id } = useRuntime();
  const report = useReport();
  const fullKey = key && JSON.stringify([id, ...key]);
  const latest = useRef(report);
  latest.current = report;
  const last = useRef<T | undefined>(undefined);
  // SWR revalidates a cached key one frame later, when another key may be current: each key needs its own call.
  const calls = useRef(new Map<string, typeof call>());
  if (fullKey) calls.current.set(fullKey, call);

  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    fullKey,
    (asked: string) => {
      const report = (problem: AnswerProblem) => latest.current(problem);
      const own = calls.current.get(asked) ?? call;
      return callWhileHeld(asked, (signal) => own({ signal, report }));
    },
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
  revalidateIfStale: true,
  dedupingInterval: 1000,
};

interface PendingCall {
  controller: AbortController;
  holders: number;
  /** Requests in flight. */
  running: number;
}

const pending = new Map<string, PendingCall>();

function pendingCall(key: string): PendingCall {
  let call = pending.get(key);
  if (!call || call.controller.signal.aborted) {
    call = { controller: new AbortController(), holders: call?.holders ?? 0, running: 0 };
    pending.set(key, call);
  }
  return call;
}

/** Repeats a cancelled call if a component has started to use its key again. */
async function callWhileHeld<T>(key: string, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const own = pendingCall(key);
  const { signal } = own.controller;
  own.running += 1;
  try {
    return await call(signal);
  } catch (thrown) {
    if (signal.aborted && (pending.get(key)?.holders ?? 0) > 0) return callWhileHeld(key, call);
    throw thrown;
  } finally {
    own.running -= 1;
  }
}

function holdCall(key: string): () => void {
  pendingCall(key).holders += 1;
  return () => {
    // A remount in the same turn (StrictMode, a moved element) must not cancel anything.
    queueMicrotask(() => {
      const call = pending.get(key);
      if (!call) return;
      call.holders -= 1;
      if (call.holders > 0) return;
      // Aborting is not free: it captures a stack trace.
      if (call.running > 0) call.controller.abort();
      pending.delete(key);
    });
  };
}
