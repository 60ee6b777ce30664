import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element is at least so wide, for what no container query can do: another content, or telling the page.
 * @param width px
 * @returns null until it has been measured, which is before the first paint
 */
export function useIsWide(room: RefObject<HTMLElement | null>, width: number): boolean | null {
  const [isWide, setWide] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const { current: element } = room;
    if (!element) return undefined;
    const measure = () => setWide(element.getBoundingClientRect().width >= width);
    measure();
    let frame = 0;
    // In the next frame: what is drawn then has another height, which in this one would be a loop of the observer.
    const watching = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    watching.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      watching.disconnect();
    };
  }, [room, width]);
  return isWide;
}
