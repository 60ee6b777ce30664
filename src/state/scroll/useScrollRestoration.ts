import { type RefObject, useLayoutEffect } from 'react';
import { useStore } from '../../base/hooks/useStore';
import type { SearchSession } from '../search/searchSession';

/** Scroll restoration for results that keep themselves in the address of the page. */
export function useScrollRestoration(session: SearchSession, root: RefObject<HTMLElement | null>): void {
  const isInAddress = useStore(session.address, (address) => address !== null);
  // Saves before the cards leave the page.
  useLayoutEffect(() => {
    const element = root.current;
    if (!isInAddress || !element) return undefined;
    let release = () => {};
    let isGone = false;
    import('./saveScroll').then(
      ({ saveScroll }) => {
        if (!isGone) release = saveScroll(session, element);
      },
      () => {
        // Without this chunk the search still works.
      },
    );
    return () => {
      isGone = true;
      release();
    };
  }, [isInAddress, session, root]);
}
