import { useEffect, useRef, useState } from 'react';

export interface Loaded<T> {
  /** Null until it has arrived. */
  readonly value: T | null;
  /** It did not arrive; asked for again by the next `load`. */
  readonly hasFailed: boolean;
  /** Starts loading, or starts again after a failure. */
  load(): void;
}

/** What was fetched beforehand, by the function that fetches it. */
const ready = new WeakMap<object, unknown>();

/** For a server, which draws nothing that comes later. */
export async function loadBefore(fetchCode: () => Promise<unknown>): Promise<void> {
  ready.set(fetchCode, await fetchCode());
}

/** Code that is fetched when it is wanted. Unlike `lazy`, a failed attempt takes nothing down with it and may be repeated. */
export function useLoaded<T>(fetchCode: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<{ readonly code: T } | null>(() =>
    ready.has(fetchCode) ? { code: ready.get(fetchCode) as T } : null,
  );
  const [hasFailed, setFailed] = useState(false);
  const state = useRef({ isLoading: false, isMounted: false });
  useEffect(() => {
    const { current } = state;
    current.isMounted = true;
    return () => {
      current.isMounted = false;
    };
  }, []);

  const load = () => {
    const { current } = state;
    if (value || current.isLoading) return;
    current.isLoading = true;
    setFailed(false);
    const end = (settle: () => void) => {
      current.isLoading = false;
      if (current.isMounted) settle();
    };
    fetchCode().then(
      (code) => end(() => setValue({ code })),
      () => end(() => setFailed(true)),
    );
  };
  return { value: value?.code ?? null, hasFailed, load };
}
