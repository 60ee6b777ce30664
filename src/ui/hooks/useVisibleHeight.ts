import { type RefObject, useEffect } from 'react';
import { focusedIn } from '../dom/focusedIn';

/** Bars of browsers take less of the window, keyboards more. px */
const keyboardHeight = 120;

/**
 * Tells the style sheet of a box, while the focus is in it, what an on-screen keyboard leaves of the window: most browsers lay the page out as without one,
 * and the box would be below it. `--kv-visible-height` is its height, `--kv-visible-inset` its distances from the edges of the window.
 */
export function useVisibleHeight(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return undefined;
    const fit = (event?: Event) => {
      const { current } = box;
      if (!current) return;
      const { clientHeight } = current.ownerDocument.documentElement;
      const { height, offsetTop, scale } = view;
      const isOpen = clientHeight - height > keyboardHeight && scale < 1.1 && current.contains(focusedIn(current.ownerDocument));
      // An empty value removes the property.
      current.style.setProperty('--kv-visible-height', isOpen ? `${height}px` : '');
      current.style.setProperty('--kv-visible-inset', isOpen ? `${offsetTop}px 0 ${clientHeight - offsetTop - height}px` : '');
      // A person who scrolls on with the keyboard open goes where they like.
      if (isOpen && event?.type !== 'scroll') current.scrollIntoView({ block: 'nearest' });
    };
    const changes = new AbortController();
    for (const type of ['resize', 'scroll']) view.addEventListener(type, fit, changes);
    // With the keyboard open the focus may come from a field elsewhere, or be there before this.
    document.addEventListener('focusin', fit, changes);
    fit();
    return () => changes.abort();
  }, [box]);
}
