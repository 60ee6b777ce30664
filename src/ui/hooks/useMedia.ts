import { useSyncExternalStore } from 'react';

/** Whether a media query of the window holds. For what stands in the top layer; all else answers to its container. */
export function useMedia(query: string): boolean {
  const read = () => globalThis.matchMedia?.(query).matches ?? false;
  const subscribe = (listener: () => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return useSyncExternalStore(subscribe, read, () => false);
}
