/**
 * Traps focus in an element that covers the window: focus moves in, Tab wraps around, and Esc works wherever the focus is. A modal dialog
 * opened above keeps its own keys. The page's elements are not modified.
 * @returns a function that releases the focus.
 */
export function holdFocus(element: HTMLElement, onEscape: (event: KeyboardEvent) => void): () => void {
  const { ownerDocument: page } = element;
  const controller = new AbortController();
  const { signal } = controller;
  /** Direction of the current Tab press. */
  let leaving: 'forward' | 'back' | null = null;

  const listen = { capture: true, signal };
  page.addEventListener(
    'keydown',
    (event) => {
      const isAbove = !isFrom(event, element) && event.composedPath().some(isModal);
      leaving = null;
      if (isAbove || event.defaultPrevented) return;
      if (event.key === 'Tab') leaving = event.shiftKey ? 'back' : 'forward';
      if (event.key === 'Escape') onEscape(event);
    },
    listen,
  );
  page.addEventListener('keyup', () => void (leaving = null), listen);
  page.addEventListener(
    'focusin',
    (event) => {
      if (leaving && !isFrom(event, element)) focusEnd(element, leaving);
    },
    listen,
  );
  if (!holdsFocus(element)) focusEnd(element, 'forward');
  return () => controller.abort();
}

const isFrom = (event: Event, element: HTMLElement) => event.composedPath().includes(element);

const isModal = (target: EventTarget) => target instanceof Element && target.matches('dialog:modal');

/** Includes slotted content. */
const holdsFocus = (element: HTMLElement) => element.matches(':focus-within');

/** Focuses the first or last focusable control. */
function focusEnd(element: HTMLElement, direction: 'forward' | 'back'): void {
  const controls = [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')];
  for (const control of direction === 'back' ? controls.reverse() : controls) {
    if (control.tabIndex < 0) continue;
    control.focus({ preventScroll: true });
    if (holdsFocus(element)) return;
  }
}
