import { useSyncExternalStore } from 'react';
import type { Store } from '../createStore';

/**
 * Returns a part of a store's value and renders again only when it changes. `select` must return a primitive or an existing object, never a new one.
 */
export function useStore<T, S>(store: Pick<Store<T>, 'get' | 'subscribe'>, select: (value: T) => S): S {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
