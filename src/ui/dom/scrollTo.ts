/** ms of waiting and of the way to the top (§9). */
const delay = 50;
const duration = 150;

/** Takes the visitor to an element, gliding unless motion is unwelcome. */
export function scrollToElement(element: Element | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
}

/** The way back to the top takes 150 ms however long the page is, which `smooth` does not promise (§9). */
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
        // By the browser itself: the page may scroll in a box of its own.
        element.scrollIntoView({ block: 'start', behavior: 'instant' });
      }
    };
    requestAnimationFrame(step);
  }, delay);
}
