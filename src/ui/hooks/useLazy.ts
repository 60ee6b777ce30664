import { useEffect, useRef, useState } from 'react';
import { englishLoading } from '../../text/catalogue/english';

export interface Lazy<T> {
  /** Null until the code has loaded. */
  readonly value: T | null;
  /** The code failed to load; the next `load` tries again. */
  readonly hasFailed: boolean;
  /** Starts loading, also again after a failure. */
  load(): void;
}

/** Code loaded before rendering, by the function that imports it. */
const preloaded = new WeakMap<object, unknown>();

/** Loads code for a server, which renders once and cannot wait for lazy code. */
export async function preload(fetchCode: () => Promise<unknown>): Promise<void> {
  preloaded.set(fetchCode, await fetchCode());
}

/**
 * Loads code on demand, or as soon as `isWanted` is truthy; another value of it tries again after a failure. Unlike with `lazy`, a failure affects nothing else and can be retried.
 */
export function useLazy<T>(fetchCode: () => Promise<T>, isWanted: unknown = false): Lazy<T> {
  const [value, setValue] = useState<{ readonly code: T } | null>(() =>
    preloaded.has(fetchCode) ? { code: preloaded.get(fetchCode) as T } : null,
  );
  const [hasFailed, setFailed] = useState(false);
  const isStarted = useRef(value !== null);

  // Stable, so that effects can depend on it.
  const [load] = useState(() => () => {
    if (isStarted.current) return;
    isStarted.current = true;
    setFailed(false);
    fetchCode().then(
      async (code) => {
        // The English texts of the code may still be on their way.
        await englishLoading;
        setValue({ code });
      },
      () => {
        isStarted.current = false;
        setFailed(true);
      },
    );
  });
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return { value: value?.code ?? null, hasFailed, load };
}
