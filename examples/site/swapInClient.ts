import { useEffect } from 'react';
import { focusCounterpart } from './counterpart';
import { replayInteractions } from './earlyInteractions';
import { focusOn } from './navigation/focusOn';

/** The server-rendered page is replaced after this time even if the client's page is still loading, ms. */
const maxWait = 4000;

/**
 * Replaces the server-rendered page (`examples/server/site`) by the client's. Only one of them is ever exposed to keyboard and screen reader: the
 * server prints `inert` on the container of the client. The focus moves to the same control.
 */
function swapInClient(): void {
  const first = document.getElementById('first');
  const page = document.getElementById('site');
  if (!first || !page) return;
  const { activeElement } = document;
  const focused = first.contains(activeElement) ? activeElement : null;
  const counterpart = focused && focusCounterpart(focused, first, page);
  page.inert = false;
  // Hidden before it is removed: the focus then moves directly, not by way of the body.
  first.hidden = true;
  if (counterpart) moveFocus(counterpart);
  first.remove();
  document.getElementById('first-styles')?.remove();
  const hasClicked = replayInteractions(page);
  if (!counterpart || hasClicked) return;
  moveFocus(counterpart);
  copyCaret(focused, counterpart);
}

function moveFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement !== target) focusOn(target);
}

function copyCaret(from: Element, to: HTMLElement): void {
  if (!(from instanceof HTMLInputElement) || !(to instanceof HTMLInputElement)) return;
  const { selectionStart, selectionEnd } = from;
  // Null for fields without a caret, such as checkboxes.
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd);
}

/** Swaps in the client's page once it has rendered. `loadingSelector` matches something visible while the page is still loading its data. */
export function useSwapInClient(loadingSelector?: string): void {
  useEffect(() => {
    const page = document.getElementById('site');
    if (!loadingSelector || !page) return swapInClient();
    const check = () => {
      // The line of a folded form has no box in a wide window, and its code is not loaded there.
      if ([...page.querySelectorAll(loadingSelector)].some((part) => part.getClientRects().length > 0)) return;
      stop();
      swapInClient();
    };
    const observer = new MutationObserver(check);
    const timer = setTimeout(swapInClient, maxWait);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(page, { subtree: true, childList: true, attributeFilter: ['data-state', 'aria-busy'] });
    check();
    return stop;
  }, [loadingSelector]);
}
