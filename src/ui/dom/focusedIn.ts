/** Returns the element that has the focus, inside shadow roots as well; null where nothing has it. */
export function focusedIn(page: Document): HTMLElement | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement ? focused : null;
}
