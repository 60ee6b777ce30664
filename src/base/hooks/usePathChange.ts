import { useLayoutEffect } from 'react';
import { useLatest } from './useLatest';

/**
 * Tells that the page is at another path now: a router has pushed or replaced it, or the visitor went back. The page's history is left as it is;
 * where the browser has no Navigation API, what a router pushes is noticed with the next step back alone.
 */
export function usePathChange(onChange: () => void, isActive: boolean): void {
  const latest = useLatest(onChange);
  // As soon as it is wanted: a router may move on before the next frame.
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
