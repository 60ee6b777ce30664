import { useState } from 'react';
import { createDataStore, type Memory } from './dataStore';
import type { StoreOf } from './useLoad';

/**
 * Returns a store of this component alone, for `useLoad`. It keeps nothing but what is shown: for what must be asked for every time, such as the phone
 * of an owner, and for large answers with hundreds of keys, such as every view of the map.
 */
export function useOwnStore(): StoreOf {
  const [storeOf] = useState<StoreOf>(createOwnStore);
  return storeOf;
}

/** React calls it for the first drawing of a component. */
function createOwnStore(): StoreOf {
  const store = createDataStore({ memory: nothing });
  return () => store;
}

const nothing: Memory = { get: () => undefined, set() {}, delete() {} };
