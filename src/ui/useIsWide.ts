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
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, [room, width]);
  return isWide;
}
