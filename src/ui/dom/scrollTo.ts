/** Delay before scrolling and duration of the way to the top, ms (§9). */
const delay = 50;
const duration = 150;

/** Scrolls to an element, smoothly unless the visitor prefers reduced motion. */
export function scrollToElement(element: Element | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
}

/** Scrolls to the top in 150 ms whatever the length of the page, which `smooth` does not guarantee (§9). */
export function scrollToTop(element: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
    return;
  }
  setTimeout(() => {
    const began = performance.now();
    const way = element.getBoundingClientRect().top - (Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0);
    const from = globalThis.scrollY;
    const step = () => {
      const part = Math.min(1, (performance.now() - began) / duration);
      if (part < 1) {
        globalThis.scrollTo({ top: from + way * part * (2 - part), behavior: 'instant' });
        requestAnimationFrame(step);
      } else {
        // The browser takes the last step: the page may scroll inside another box.
        element.scrollIntoView({ block: 'start', behavior: 'instant' });
      }
    };
    requestAnimationFrame(step);
  }, delay);
}
