import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { firstPictureSizes } from './firstPictureSizes';

/** Pictures are of 3 to 2 (§2); a box of other sides cuts something off, so the picture is wider than its box. */
const ratio = 3 / 2;
/** Steps of the width, px: not every pixel of a window that grows is worth another picture. */
const step = 40;

/**
 * The `sizes` of a photo in the gallery: how wide the picture is drawn, which depends on the container. With the width of the room that was kept
 * for it nothing is measured in the task that draws the page, which would lay all of it out.
 */
export function usePictureSizes(frame: RefObject<HTMLElement | null>, isLone: boolean, reservedWidth: number): string {
  const [sizes, setSizes] = useState(() => (reservedWidth > 0 ? sizesFor(reservedWidth, isLone) : firstPictureSizes));
  const isKnown = useRef(reservedWidth > 0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      if (element.clientWidth === 0) return;
      const next = sizesFor(element.clientWidth, isLone);
      setSizes(next);
      // Now rather than with the next render: pictures choose their source when this task ends.
      for (const source of element.querySelectorAll('source')) source.sizes = next;
    };
    if (!isKnown.current) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, isLone]);
  return sizes;
}

function sizesFor(width: number, isLone: boolean): string {
  return `${Math.ceil(drawnWidth(width, isLone) / step) * step}px`;
}

function drawnWidth(width: number, isLone: boolean): number {
  if (width >= 1024) return Math.max(isLone ? width : ((width - 20) * 856) / 1260, 540 * ratio);
  if (width > 720 || isLone) return width;
  return ((width + 8) / 1.2 - 8) * (3.3 / 4) * ratio;
}
