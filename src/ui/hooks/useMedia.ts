import { useSyncExternalStore } from 'react';

/** Whether a media query matches the window. For the top layer only; everything else uses container queries. */
export function useMedia(query: string): boolean {
  const read = () => globalThis.matchMedia?.(query).matches ?? false;
  const subscribe = (listener: () => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return useSyncExternalStore(subscribe, read, () => false);
}
