import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';

/** A block several times as high as the window reaches its share between these: a hundredth each. */
const steps = 100;

/**
 * Tells once that so much of an element (0 to 1) is in the window, also where it is at the beginning. Of what is higher than the window so much
 * of the window has to show it, or it would never be seen. Waits while it is not wanted.
 */
export function useSeen(block: RefObject<Element | null>, share: number, isWanted: boolean, onSeen: () => void): void {
  const tell = useLatest(onSeen);
  useEffect(() => {
    const { current: element } = block;
    if (!isWanted || !element) return;
    const isSeen = ({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) => {
      // In a frame the bounds are those of the outermost window.
      const window = Math.min(rootBounds?.height ?? Infinity, element.ownerDocument.defaultView?.innerHeight ?? Infinity);
      return isIntersecting && (intersectionRatio >= share || intersectionRect.height >= share * window);
    };
    const watching = new IntersectionObserver(
      (changes) => {
        if (!changes.some(isSeen)) return;
        watching.disconnect();
        tell.current();
      },
      { threshold: [...Array.from({ length: Math.ceil(share * steps) }, (_, step) => step / steps), share] },
    );
    watching.observe(element);
    return () => watching.disconnect();
  }, [block, share, isWanted, tell]);
}
