import { focusCounterpart } from './counterpart';
import type { Replay } from './earlyInteractions';

/**
 * Replaces server-rendered content by the client's, which stands hidden and `inert` beside it. Only one of them is ever exposed to keyboard and
 * screen reader. The focus moves to the same control; `replay` repeats what the visitor did so far.
 */
export function swapIn(first: HTMLElement, page: HTMLElement, replay: Replay): void {
  const root = first.getRootNode() as Document | ShadowRoot;
  const { activeElement } = root;
  const focused = first.contains(activeElement) ? activeElement : null;
  const counterpart = focused && focusCounterpart(focused, first, page);
  const moveFocus = (target: HTMLElement) => {
    target.focus({ preventScroll: true });
    if (root.activeElement === target) return;
    // The target may not be focusable by itself, but keyboard and screen reader are to continue from it.
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  page.inert = false;
  // Hidden before it is removed: the focus then moves directly, not by way of the body.
  first.hidden = true;
  if (counterpart) moveFocus(counterpart);
  first.remove();
  const hasClicked = replay(page);
  if (!counterpart || hasClicked) return;
  moveFocus(counterpart);
  copyCaret(focused, counterpart);
}

function copyCaret(from: Element, to: HTMLElement): void {
  if (!(from instanceof HTMLInputElement) || !(to instanceof HTMLInputElement)) return;
  const { selectionStart, selectionEnd } = from;
  // Null for fields without a caret, such as checkboxes.
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd);
}

/** Server-rendered content is replaced after this time even if the client is still loading, ms. */
const maxWait = 4000;

/**
 * Calls `done` once, when nothing visible in `page` matches `loadingSelector` any more, or after four seconds. Returns a function that stops
 * waiting.
 */
export function whenComplete(page: HTMLElement, loadingSelector: string, done: () => void): () => void {
  const check = () => {
    // The line of a folded form has no box in a wide window, and its code is not loaded there.
    if ([...page.querySelectorAll(loadingSelector)].some((part) => part.getClientRects().length > 0)) return;
    stop();
    done();
  };
  const observer = new MutationObserver(check);
  const timer = setTimeout(() => {
    stop();
    done();
  }, maxWait);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['data-state', 'aria-busy'] });
  check();
  return stop;
}
