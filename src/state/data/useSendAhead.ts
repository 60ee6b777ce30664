import { useLayoutEffect, useRef } from 'react';
import { toJson } from '../../base/toJson';
import { useReport } from '../runtime/runtimeContext';
import type { Call } from './dataStore';
import { publicStoreOf } from './publicStore';
import { useDataStore } from './useLoad';

/**
 * Returns a function that sends the request of a key before this component is drawn with it; `useLoad` in the same component takes the answer.
 * What is known already is left to that.
 */
export function useSendAhead(): (key: readonly unknown[], call: Call<unknown>) => void {
  const store = useDataStore(publicStoreOf);
  const report = useReport();
  const letGo = useRef<(() => void) | undefined>(undefined);
  const settle = () => {
    letGo.current?.();
    letGo.current = undefined;
  };
  // With the next drawing `useLoad` holds its own request, which is another one if the page or its address has changed the key meanwhile.
  useLayoutEffect(() => settle);
  return (parts, call) => {
    const key = toJson(parts);
    settle();
    if (store.read(key).status === 'ready') return;
    letGo.current = store.hold(key, (options) => call({ ...options, report }));
  };
}
