/** Moves the focus to a part of the page that takes none by itself, so that the keyboard and a screen reader go on from there. */
export function focusOn(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
