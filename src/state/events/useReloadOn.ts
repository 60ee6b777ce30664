import { privateCacheOf } from '../mine/privateCache';
import { useRuntime } from '../runtime/runtimeContext';
import type { Told } from './told';
import { useEvents } from './useEvents';

/** Loads what begins with this key again, quietly, when events of this kind come or may have been missed. */
export function useReloadOn(kinds: readonly Told['kind'][], key: readonly unknown[]): void {
  const cache = privateCacheOf(useRuntime());
  useEvents((told) => {
    if (told.kind === 'gap' || kinds.includes(told.kind)) cache.reload(key);
  });
}
