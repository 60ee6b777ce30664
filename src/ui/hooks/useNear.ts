import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';

/** How far outside the window loading starts: about the time it takes to scroll there. */
const near = '600px';

/** Calls back once, when an element comes near the window, so that its content can be loaded. Does nothing while disabled. */
export function useNear(ref: RefObject<Element | null>, isWanted: boolean, onNear: () => void): void {
  const start = useLatest(onNear);
  useEffect(() => {
    const { current: element } = ref;
    if (!isWanted || !element) return;
    const nearing = new IntersectionObserver(
      // On a busy page several entries arrive at once; the first may predate the approach.
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        nearing.disconnect();
        start.current();
      },
      // Inside a frame, its own window: relative to the outer window the margin would have no effect.
      { root: element.ownerDocument, rootMargin: near },
    );
    nearing.observe(element);
    return () => nearing.disconnect();
  }, [isWanted, ref, start]);
}
