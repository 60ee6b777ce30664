import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import type { AnchorOptions } from './anchorOptions';

/** The library behind `anchorTo`: positioning that follows scrolling, resizing and the viewport edges. Returns a function that stops it. */
export function followAnchor(
  reference: Element,
  floating: HTMLElement,
  { gap = 0, maxHeight = Number.POSITIVE_INFINITY, matchWidth, align = 'start' }: AnchorOptions,
): () => void {
  const { style } = floating;
  let isOver = false;
  /** Places are measured on the screen; a page with `zoom` enlarges what is written into styles. */
  const pixels = (measured: number) => `${measured / (floating.currentCSSZoom ?? 1)}px`;
  const update = async () => {
    const { x, y } = await computePosition(reference, floating, {
      strategy: 'fixed',
      placement: `bottom-${align}`,
      middleware: [
        offset(gap),
        flip({ padding: gap }),
        shift({ padding: gap }),
        size({
          padding: gap,
          apply({ availableHeight, rects }) {
            style.maxHeight = pixels(Math.max(96, Math.min(maxHeight, availableHeight)));
            if (matchWidth) style.width = pixels(rects.reference.width);
          },
        }),
      ],
    });
    if (isOver) return;
    style.left = pixels(x);
    style.top = pixels(y);
  };
  const stop = autoUpdate(reference, floating, () => void update());
  return () => {
    isOver = true;
    stop();
  };
}
