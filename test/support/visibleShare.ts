import { expect } from 'vitest';
import { atEndOfTest } from './cleanups';

/** Adds space above the next mounted element, so that nothing below is in the window, and space below, to scroll into. */
export function belowTheWindow(): void {
  const spacer = document.createElement('div');
  spacer.style.height = `${window.innerHeight + 1000}px`;
  document.body.append(spacer);
  const below = spacer.cloneNode() as HTMLElement;
  atEndOfTest(() => {
    spacer.remove();
    below.remove();
    window.scrollTo(0, 0);
  });
  // After everything mounted in the same task.
  queueMicrotask(() => document.body.append(below));
}

/** Scrolls so that this share of an element (0 to 1) is in the window, and waits until observers have been notified. */
export async function showShare(element: Element, share: number): Promise<void> {
  const { top, height } = element.getBoundingClientRect();
  window.scrollTo(0, Math.ceil(window.scrollY + top + height * share - window.innerHeight));
  await observed(element);
  const seen = window.innerHeight - element.getBoundingClientRect().top;
  expect(Math.abs(seen - height * share)).toBeLessThan(2);
}

/** Resolves after earlier observers have been notified. */
export function observed(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const witness = new IntersectionObserver(() => {
      witness.disconnect();
      // After the renders that they have caused.
      setTimeout(resolve);
    });
    witness.observe(element);
  });
}
