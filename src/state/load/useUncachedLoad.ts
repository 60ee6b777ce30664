import { useLayoutEffect, useState } from 'react';
import { type ApiError, toApiError } from '../../api/client/errors';
import type { RequestOptions } from '../../api/client/request';
import { useLatest } from '../../base/hooks/useLatest';
import type { Load } from '../../base/load';
import { useReport, useRuntime } from '../runtime/runtimeContext';

interface Settled<T> {
  readonly key: string;
  readonly value?: T;
  readonly error?: ApiError;
}

/**
 * Loads like `useLoad` but keeps only the last response: for large responses with hundreds of keys, such as every view of the map. A new key
 * cancels the previous call.
 */
export function useUncachedLoad<T>(key: readonly unknown[] | null, call: (options: RequestOptions) => Promise<T>): Load<T, ApiError> {
  const { id } = useRuntime();
  const fullKey = key && JSON.stringify([id, ...key]);
  const latest = useLatest({ call, report: useReport() });
  const [settled, setSettled] = useState<Settled<T> | null>(null);
  const [attempt, setAttempt] = useState(0);

  useLayoutEffect(() => {
    if (fullKey === null) return undefined;
    const asked = new AbortController();
    const { signal } = asked;
    const settle = (result: Omit<Settled<T>, 'key'>) => {
      if (!signal.aborted) setSettled({ key: fullKey, ...result });
    };
    latest.current.call({ signal, report: (problem) => latest.current.report(problem) }).then(
      (value) => settle({ value }),
      (thrown: unknown) => settle({ error: toApiError(thrown) }),
    );
    return () => asked.abort();
  }, [fullKey, attempt, latest]);

  if (fullKey === null) return { status: 'idle' };
  const { error, value } = settled ?? {};
  if (settled?.key !== fullKey) return { status: 'loading', stale: value };
  if (error) {
    const retry = () => {
      setSettled(null);
      setAttempt((count) => count + 1);
    };
    return { status: 'failed', error, retry };
  }
  return { status: 'ready', value: value as T };
}
