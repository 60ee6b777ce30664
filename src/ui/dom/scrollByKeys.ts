import { type RefObject, useEffect } from 'react';
import { hasControl } from './dom';

/** Makes text that is cut and has no controls a tab stop, so that arrow keys scroll it (WCAG 2.1.1). Returns whether it is one. */
export function scrollByKeys(text: HTMLElement): boolean {
  const isCut = !hasControl(text) && text.scrollHeight > text.clientHeight;
  if (isCut) text.tabIndex = 0;
  return isCut;
}

/** Keeps {@link scrollByKeys} true while the window becomes lower, as it does at 400 % zoom or with a keyboard on the screen. */
export function useScrollByKeys(text: RefObject<HTMLElement | null>, isShown = true): void {
  useEffect(() => {
    const element = text.current;
    if (!isShown || !element) return;
    const sizes = new ResizeObserver(() => scrollByKeys(element));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [text, isShown]);
}
