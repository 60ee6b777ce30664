import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';

/** A block several times as high as the window reaches its share between these steps, so there is one for each hundredth. */
const steps = 100;

/**
 * Calls back once, when the given share of an element (0 to 1) is in the window, also when it is there from the start. An element higher than
 * the window has to fill that share of the window instead, or it would never count. Does nothing while disabled.
 */
export function useSeen(block: RefObject<Element | null>, share: number, isWanted: boolean, onSeen: () => void): void {
  const latest = useLatest(onSeen);
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
        latest.current();
      },
      { threshold: [...Array.from({ length: Math.ceil(share * steps) }, (_, step) => step / steps), share] },
    );
    watching.observe(element);
    return () => watching.disconnect();
  }, [block, share, isWanted, latest]);
}
