import { focusQuietly } from './map/focusQuietly';

/** ms (§9): the way begins after the first and takes the second, however long it is. */
const delay = 50;
const duration = 150;

/**
 * Brings an element to the upper edge of whatever scrolls around it, and then the focus to `focused`: a heading, so that the keyboard goes on
 * from there. At once where a visitor wants no motion. `scroll-margin-top` of the target leaves room for what is fixed there.
 */
export function glideTo(target: HTMLElement | null, focused: HTMLElement | null = target): void {
  const page = target?.ownerDocument.defaultView;
  if (!target || !page) return;
  // Also right where the page has put the element into a box that scrolls by itself.
  const arrive = () => {
    target.scrollIntoView({ behavior: 'instant', block: 'start' });
    focusQuietly(focused);
  };
  if (page.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    arrive();
    return;
  }
  page.setTimeout(() => {
    const from = page.scrollY;
    const way = target.getBoundingClientRect().top - (Number.parseFloat(page.getComputedStyle(target).scrollMarginTop) || 0);
    const began = page.performance.now();
    const step = (now: number) => {
      const part = Math.max(0, (now - began) / duration);
      if (part >= 1 || !target.isConnected) {
        arrive();
        return;
      }
      page.scrollTo({ top: from + way * part * (2 - part), behavior: 'instant' });
      page.requestAnimationFrame(step);
    };
    page.requestAnimationFrame(step);
  }, delay);
}
