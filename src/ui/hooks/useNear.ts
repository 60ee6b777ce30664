import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';

/** How near to the window something is fetched: about the time that scrolling there takes. */
const near = '600px';

/** Tells once that an element has come near the window, so that what it shows can be fetched. Waits while it is not wanted. */
export function useNear(room: RefObject<Element | null>, isWanted: boolean, onNear: () => void): void {
  const start = useLatest(onNear);
  useEffect(() => {
    const { current: element } = room;
    if (!isWanted || !element) return;
    const nearing = new IntersectionObserver(
      // Of a busy page several changes come at once: the first may be from before it was near.
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        nearing.disconnect();
        start.current();
      },
      // The window of a page in a frame: of the window around that frame the margin would not reach in.
      { root: element.ownerDocument, rootMargin: near },
    );
    nearing.observe(element);
    return () => nearing.disconnect();
  }, [isWanted, room, start]);
}
