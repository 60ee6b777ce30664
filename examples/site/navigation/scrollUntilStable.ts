/** Any of these means the visitor wants to scroll elsewhere. */
const userInteractions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** Content that loads later than this no longer moves the page, ms. */
const timeout = 10_000;

interface ScrollOptions {
  /** Ends the correction when it returns true. */
  isDone?(): boolean;
  /** Affects the first scroll only, and respects reduced motion. */
  readonly isSmooth?: boolean;
}

let endLast = () => {};

/**
 * Scrolls to `top` and corrects the position whenever the page height changes, because blocks load lazily.
 * Stops at the first user interaction, at the next call, or when `isDone` returns true.
 * @param top Returns the target offset from the top of the page, px; null while unknown.
 */
export function scrollUntilStable(top: () => number | null, { isDone, isSmooth = false }: ScrollOptions = {}): void {
  endLast();
  const scroll = (behavior: ScrollBehavior) => {
    const wanted = top();
    if (wanted !== null && Math.abs(window.scrollY - wanted) > 1) window.scrollTo({ top: wanted, behavior });
    if (isDone?.()) end();
  };
  let height = 0;
  const resizeObserver = new ResizeObserver(() => {
    const before = height;
    height = document.body.offsetHeight;
    if (before !== 0 && before !== height) scroll('instant');
  });
  const timer = setTimeout(() => end(), timeout);
  const end = () => {
    resizeObserver.disconnect();
    clearTimeout(timer);
    for (const type of userInteractions) window.removeEventListener(type, end, { capture: true });
  };
  endLast = end;
  for (const type of userInteractions) window.addEventListener(type, end, { capture: true, passive: true });
  resizeObserver.observe(document.body);
  // `auto` follows the style sheet: smooth, unless the visitor prefers reduced motion.
  scroll(isSmooth ? 'auto' : 'instant');
}
