import { useSyncExternalStore } from 'react';
import type { Store } from '../createStore';

/**
 * What a component needs of a store; it is drawn anew only when that changes. `select` must answer a primitive or a part of the value,
 * never something made on the spot.
 */
export function useStore<T, S>(store: Store<T>, select: (value: T) => S): S {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
