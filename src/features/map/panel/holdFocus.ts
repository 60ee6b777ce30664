/**
 * While an element covers the whole window the page behind it cannot be seen: the focus goes into the element, the Tab key turns back at its
 * ends, and Esc is heard wherever the focus is. A modal dialog that the page opens above it keeps its own keys. Elements of the page are not touched.
 * @returns lets go.
 */
export function holdFocus(element: HTMLElement, onEscape: (event: KeyboardEvent) => void): () => void {
  const { ownerDocument: page } = element;
  const ended = new AbortController();
  const { signal } = ended;
  /** Which way a press of Tab goes that began inside. */
  let leaves: 'forward' | 'back' | null = null;

  const listen = { capture: true, signal };
  page.addEventListener(
    'keydown',
    (event) => {
      const isAbove = !isFrom(event, element) && event.composedPath().some(isModal);
      leaves = null;
      if (isAbove || event.defaultPrevented) return;
      if (event.key === 'Tab') leaves = event.shiftKey ? 'back' : 'forward';
      if (event.key === 'Escape') onEscape(event);
    },
    listen,
  );
  page.addEventListener('keyup', () => void (leaves = null), listen);
  page.addEventListener(
    'focusin',
    (event) => {
      if (leaves && !isFrom(event, element)) focusEnd(element, leaves);
    },
    listen,
  );
  if (!holdsFocus(element)) focusEnd(element, 'forward');
  return () => ended.abort();
}

const isFrom = (event: Event, element: HTMLElement) => event.composedPath().includes(element);

const isModal = (target: EventTarget) => target instanceof Element && target.matches('dialog:modal');

/** Seen from the page: what a slot shows is inside as well. */
const holdsFocus = (element: HTMLElement) => element.matches(':focus-within');

/** The first control that takes the focus, or the last one. What cannot be seen takes none. */
function focusEnd(element: HTMLElement, direction: 'forward' | 'back'): void {
  const controls = [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')];
  for (const control of direction === 'back' ? controls.reverse() : controls) {
    if (control.tabIndex < 0) continue;
    control.focus({ preventScroll: true });
    if (holdsFocus(element)) return;
  }
}
