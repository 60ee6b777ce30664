import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { firstPictureSizes } from './firstPictureSizes';

/** Photos are 3:2 (§2); boxes of other proportions crop them, so the image is wider than its box. */
const ratio = 3 / 2;
/** Px. Rounding up avoids a new image for every px of resizing. */
const step = 40;

/**
 * Returns `sizes` for the gallery's photos, from the container's width. With a reserved width nothing is measured during the first render,
 * which would force a layout.
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
      // Immediately: browsers choose the source when this task ends.
      for (const picture of element.querySelectorAll<HTMLImageElement>('[sizes]')) picture.sizes = next;
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
