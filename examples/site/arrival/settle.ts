/** What a visitor does to be somewhere else already. */
const deeds = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** Blocks that come later than this no longer move anybody, ms. */
const patience = 10_000;

interface SettleOptions {
  isThere?(): boolean;
  /** Only the first scroll, and only where the visitor does not want less motion. */
  readonly isSmooth?: boolean;
}

let endLast = () => {};

/**
 * Scrolls to where `top` says, and again whenever the page has become higher or lower: its blocks come late. Ends with the visitor's first deed,
 * with the next call, or when `isThere` says so.
 * @param top Distance from the upper edge of the page, px; null while it is not known.
 */
export function settle(top: () => number | null, { isThere, isSmooth = false }: SettleOptions = {}): void {
  endLast();
  const scroll = (behavior: ScrollBehavior) => {
    const wanted = top();
    if (wanted !== null && Math.abs(window.scrollY - wanted) > 1) window.scrollTo({ top: wanted, behavior });
    if (isThere?.()) end();
  };
  let height = 0;
  const grown = new ResizeObserver(() => {
    const before = height;
    height = document.body.offsetHeight;
    if (before !== 0 && before !== height) scroll('instant');
  });
  const timer = setTimeout(() => end(), patience);
  const end = () => {
    grown.disconnect();
    clearTimeout(timer);
    for (const deed of deeds) window.removeEventListener(deed, end, { capture: true });
  };
  endLast = end;
  for (const deed of deeds) window.addEventListener(deed, end, { capture: true, passive: true });
  grown.observe(document.body);
  // The behaviour that the style sheet says is smooth, unless the visitor wants less motion.
  scroll(isSmooth ? 'auto' : 'instant');
}
