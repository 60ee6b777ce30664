export interface AnchorOptions {
  /** Distance from the reference and from the edges of the viewport, px. */
  gap?: number;
  /** Not higher than this, px; never higher than the viewport leaves. */
  maxHeight?: number;
  /** As wide as the reference. */
  matchWidth?: boolean;
  /** Which edge both share; start by default. */
  align?: 'start' | 'end';
}

/**
 * Keeps a `position: fixed` element of the top layer under its reference, or above it where there is no room, and inside the viewport.
 * @returns ends the watching.
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
  // The first frame stands below the reference; the library corrects it as soon as it is there.
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
