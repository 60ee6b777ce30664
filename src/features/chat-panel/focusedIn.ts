/** Returns the element that has the focus, inside shadow roots as well: the panel may be in a different one than the button that opened it. */
export function focusedIn(page: Document): HTMLElement | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement ? focused : null;
}

/** Whether the focus is in the panel, or nowhere: an element that had it was removed, and that moves it to the body. */
export function hasLostFocus(panel: HTMLElement): boolean {
  const focused = focusedIn(panel.ownerDocument);
  return focused === null || focused === panel.ownerDocument.body || panel.contains(focused);
}
