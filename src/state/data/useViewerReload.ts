import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { toJson } from '../../base/toJson';
import { useRuntime } from '../runtime/runtimeContext';
import { privateStoreOf } from './privateStore';
import { publicStoreOf } from './publicStore';

/** Returns what loads a key of `useViewerLoad` again, quietly, in the store that shows it. */
export function useViewerReload(): (key: readonly unknown[]) => void {
  const runtime = useRuntime();
  const { cache } = useSWRConfig();
  return useCallback(
    (key) => {
      privateStoreOf(runtime).reload(key);
      const shared = publicStoreOf(runtime, cache);
      const entry = shared.find(toJson(key));
      if (entry && entry.holders > 0) shared.load(entry);
    },
    [runtime, cache],
  );
}
