import { privateStoreOf } from '../data/privateStore';
import { useRuntime } from '../runtime/runtimeContext';
import type { PageEvent } from './pageEvent';
import { useEvents } from './useEvents';

/** Loads what begins with this key again, quietly, when events of this kind come or may have been missed. */
export function useReloadOn(kinds: readonly PageEvent['kind'][], key: readonly unknown[]): void {
  const cache = privateStoreOf(useRuntime());
  useEvents((event) => {
    if (event.kind === 'gap' || kinds.includes(event.kind)) cache.reload(key);
  });
}
