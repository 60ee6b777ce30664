import { useCallback, useRef } from 'react';
import { toJson } from '../../../../base/toJson';
import type { OpenStore } from '../../../../state/data/dataStore';
import { privateStoreOf } from '../../../../state/data/privateStore';
import { publicStoreOf } from '../../../../state/data/publicStore';
import { useLoad } from '../../../../state/data/useLoad';
import { useRuntime } from '../../../../state/runtime/runtimeContext';

/** Returns what loads a key of `useViewerLoad` again, quietly, in the store that shows it. */
export function useViewerReload(): (key: readonly unknown[]) => void {
  const runtime = useRuntime();
  const shared = useRef<OpenStore | null>(null);
  // Loads nothing: it knows the cache of the page.
  useLoad(
    (of, cache) => {
      shared.current = publicStoreOf(of, cache);
      return shared.current;
    },
    null,
    () => Promise.resolve(),
  );
  return useCallback(
    (key) => {
      privateStoreOf(runtime).reload(key);
      const entry = shared.current?.find(toJson(key));
      if (entry && entry.holders > 0) shared.current?.load(entry);
    },
    [runtime],
  );
}
