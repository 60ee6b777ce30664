/** Focus and target helpers that work across shadow roots. */

/** Returns the document or shadow root that an element lives in. */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}

/** Whether the focus is on the element or inside it, as seen from its root. */
export function hasFocus(element: Element | null): boolean {
  return element?.contains(rootOf(element).activeElement) ?? false;
}

const focusable = 'input:not([disabled],[type=hidden]),select:not([disabled]),button:not([disabled]),a[href],[tabindex="0"]';

export function hasControl(element: Element): boolean {
  return element.querySelector(focusable) !== null;
}

/** Focuses the element marked with `autofocus`, else the first control, else the element itself. */
export function focusFirst(element: HTMLElement): void {
  const target = element.querySelector<HTMLElement>('[autofocus]') ?? element.querySelector<HTMLElement>(focusable) ?? element;
  target.focus({ preventScroll: true });
}
