/** Focuses an element that is not focusable by itself, so that keyboard and screen reader continue from it. Does not scroll. */
export function focusOn(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
