import { useLayoutEffect, useRef } from 'react';

/** A visit of another page begins at its top; back and forward return to where the page was left (§2). */
export function useScrollToTop(visit: string): void {
  const shown = useRef(visit);
  const traversedTo = useRef<string | null>(null);

  useLayoutEffect(() => {
    const remember = () => {
      traversedTo.current = window.location.pathname;
    };
    // Before the router, whose answer to the same event draws the page.
    window.addEventListener('popstate', remember, { capture: true });
    return () => window.removeEventListener('popstate', remember, { capture: true });
  }, []);

  useLayoutEffect(() => {
    if (shown.current === visit) return;
    shown.current = visit;
    const isTraversal = traversedTo.current === window.location.pathname;
    traversedTo.current = null;
    if (!isTraversal) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [visit]);
}
