import { useLayoutEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useReport, useRuntime } from '../runtime/runtimeContext';
import { callWhileHeld, holdCall, keyOf } from './heldCalls';
import type { Call } from './useLoad';

/**
 * Returns a function that sends the request of a key before this component is drawn with it; `useLoad` in the same component takes the answer.
 * What is known already is left to that.
 */
export function useSendAhead(): (key: readonly unknown[], call: Call<unknown>) => void {
  const { id } = useRuntime();
  const { cache } = useSWRConfig();
  const report = useReport();
  const letGo = useRef<(() => void) | undefined>(undefined);
  const settle = () => {
    letGo.current?.();
    letGo.current = undefined;
  };
  // With the next drawing `useLoad` holds its own request: another one, if the page or its address has changed the key meanwhile.
  useLayoutEffect(() => settle);
  return (key, call) => {
    const fullKey = keyOf(id, key);
    settle();
    if (cache.get(fullKey)?.data) return;
    letGo.current = holdCall(fullKey);
    // The component that takes the answer gets the failure; a cancelled one concerns nobody.
    callWhileHeld(fullKey, (signal) => call({ signal, report })).catch(() => {});
  };
}
