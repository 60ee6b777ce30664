/**
 * A state that plays in its frame takes the focus, in the middle of a word that somebody types. Gives it back, unless it went there by Tab or
 * the pointer is in the frame, until the returned function is called.
 */
export function keepFocus(page: HTMLElement): () => void {
  const ownDocument = page.ownerDocument;
  let focused: HTMLElement | null = null;
  let goesByTab = false;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    goesByTab = key === 'Tab';
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target instanceof HTMLIFrameElement) return;
    focused = target;
    goesByTab = false;
  };
  const onBlur = () => {
    const frame = ownDocument.activeElement;
    if (!(frame instanceof HTMLIFrameElement) || !page.contains(frame)) return;
    if (goesByTab || frame.matches(':hover')) return;
    if (focused?.isConnected) focused.focus({ preventScroll: true });
    else frame.blur();
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  ownDocument.addEventListener('keydown', onKeyDown, { signal, capture: true });
  ownDocument.addEventListener('focusin', onFocusIn, { signal });
  ownDocument.defaultView?.addEventListener('blur', onBlur, { signal });
  return () => stopping.abort();
}
