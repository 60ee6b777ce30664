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
            style.maxHeight = `${Math.max(96, Math.min(maxHeight, availableHeight))}px`;
            if (matchWidth) style.width = `${rects.reference.width}px`;
          },
        }),
      ],
    });
    if (isOver) return;
    style.left = `${x}px`;
    style.top = `${y}px`;
  };
  const stop = autoUpdate(reference, floating, () => void update());
  return () => {
    isOver = true;
    stop();
  };
}
