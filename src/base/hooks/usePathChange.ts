import { useLayoutEffect } from 'react';
import { useLatest } from './useLatest';

/**
 * Calls back when the path of the page changes: a router pushed or replaced it, or the visitor went back. Does not patch `history`, so without
 * the Navigation API it notices a pushed path only on the next `popstate`.
 */
export function usePathChange(onChange: () => void, isActive: boolean): void {
  const latest = useLatest(onChange);
  // A layout effect, since a router may navigate before the next frame.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const path = window.location.pathname;
    const moved = () => {
      if (window.location.pathname !== path) latest.current();
    };
    const navigation: EventTarget | undefined = 'navigation' in window ? window.navigation : undefined;
    navigation?.addEventListener('currententrychange', moved);
    window.addEventListener('popstate', moved);
    return () => {
      navigation?.removeEventListener('currententrychange', moved);
      window.removeEventListener('popstate', moved);
    };
  }, [isActive, latest]);
}
