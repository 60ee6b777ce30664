import { focusedIn } from './focusedIn';

/** Whether the focus is in this part of the page, or nowhere: an element that had it was removed, and that moves it to the body. */
export function hasLostFocus(part: HTMLElement): boolean {
  const focused = focusedIn(part.ownerDocument);
  return focused === null || focused === part.ownerDocument.body || part.contains(focused);
}
