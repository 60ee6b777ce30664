import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element is at least this wide, for what container queries cannot do: other content, or notifying the page.
 * @param width px
 * @returns null until measured, which happens before the first paint
 */
export function useIsWide(ref: RefObject<HTMLElement | null>, width: number): boolean | null {
  const [isWide, setWide] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (!element) return undefined;
    const measure = () => setWide(element.getBoundingClientRect().width >= width);
    measure();
    let frame = 0;
    // It is measured in the next frame: the new content has another height, which would be a ResizeObserver loop in this one.
    const watching = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    watching.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      watching.disconnect();
    };
  }, [ref, width]);
  return isWide;
}
