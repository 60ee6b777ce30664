/**
 * `userEvent` of stories learns of an input when it takes the focus, by a listener on the document; there an event of a shadow root
 * names the host, so the input inside is never learnt of and typing into it changes nothing that React sees. This tells the
 * document once more, with the input itself: the same play functions then type into both hosts.
 */
export function announceFocusInShadowRoots(): void {
  document.addEventListener('focus', announce, { capture: true });
}

function announce(event: Event): void {
  const path = event.composedPath();
  // Focus that moves within a shadow root is not told outside of it, so each root is listened to from the first time on.
  for (const place of path) if (place instanceof ShadowRoot) place.addEventListener('focus', announce, { capture: true });
  const inner = path[0];
  if (!(inner instanceof Element) || inner.getRootNode() === document) return;
  const announcement = new Event('focus');
  Object.defineProperty(announcement, 'target', { value: inner });
  document.dispatchEvent(announcement);
}
