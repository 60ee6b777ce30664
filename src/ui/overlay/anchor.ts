import type { AnchorOptions } from './anchorOptions';

/**
 * Keeps a `position: fixed` element of the top layer below its reference, or above it when it does not fit, inside the viewport.
 * @returns a function that stops tracking.
 */
export function anchorTo(
  reference: Element,
  floating: HTMLElement,
  { gap = 8, maxHeight, matchWidth = false, align = 'start' }: AnchorOptions = {},
): () => void {
  const { style } = floating;
  const place = (left: number, top: number) => {
    style.left = `${left}px`;
    style.top = `${top}px`;
  };
  const { left, right, bottom, width } = reference.getBoundingClientRect();
  if (matchWidth) style.width = `${width}px`;
  if (maxHeight) style.maxHeight = `${maxHeight}px`;
  // The first frame is placed below the reference; the library corrects it once loaded.
  place(align === 'start' ? left : Math.max(gap, right - floating.offsetWidth), bottom + gap);

  let stop: (() => void) | null = null;
  let isOver = false;
  import('./followAnchor').then(
    ({ followAnchor }) => {
      if (!isOver) stop = followAnchor(reference, floating, { gap, maxHeight, matchWidth, align });
    },
    () => {
      // Without the library the first placement stays.
    },
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
