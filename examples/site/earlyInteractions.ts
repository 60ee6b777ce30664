/**
 * Something the visitor did in the server-rendered page before the client was ready. Links work by themselves; clicks on buttons and typed text
 * are replayed in the client's page, which has the same structure.
 */
interface Interaction {
  /** Child indexes from the root of the page down to the element. */
  readonly path: readonly number[];
  readonly tagName: string;
  readonly isClick: boolean;
  readonly element: Element;
}

/** The link back to the search depends on session storage, so it waits for the client; all other links navigate at once. */
const clickable = 'button, summary, label, a[href$="/realty"]';

let interactions: Interaction[] = [];
let stopListening = () => {};

/** Records interactions with the server-rendered page until {@link replayInteractions}. */
export function recordInteractions(first: HTMLElement): void {
  const record = (target: EventTarget | null, isClick: boolean) => {
    const element = target instanceof Element ? target.closest(isClick ? clickable : 'input, select, textarea') : null;
    if (!element) return null;
    interactions = [
      ...interactions.filter((one) => one.element !== element),
      { path: pathTo(element, first), tagName: element.tagName, isClick, element },
    ];
    return element;
  };
  const onClick = (event: Event) => {
    if (record(event.target, true) instanceof HTMLAnchorElement) event.preventDefault();
  };
  const onInput = ({ target }: Event) => {
    record(target, false);
  };
  // The visitor may have typed before this script loaded.
  if (first.contains(document.activeElement)) record(document.activeElement, false);
  // Without this the browser would submit the form natively.
  const onSubmit = (event: Event) => event.preventDefault();
  first.addEventListener('click', onClick);
  for (const type of ['focusin', 'input']) first.addEventListener(type, onInput);
  first.addEventListener('submit', onSubmit);
  stopListening = () => {
    first.removeEventListener('click', onClick);
    for (const type of ['focusin', 'input']) first.removeEventListener(type, onInput);
    first.removeEventListener('submit', onSubmit);
  };
}

/** Replays the recorded interactions, in order, in the page rendered by the client. */
export function replayInteractions(page: HTMLElement): void {
  stopListening();
  const recorded = interactions;
  interactions = [];
  for (const { path, tagName, isClick, element } of recorded) {
    const counterpart = at(path, page);
    const isSame =
      counterpart instanceof HTMLElement &&
      counterpart.tagName === tagName &&
      counterpart.getAttribute('aria-label') === element.getAttribute('aria-label');
    // The client may have rendered something else: never click the wrong element.
    if (!isSame) continue;
    if (isClick) counterpart.click();
    else copyValue(element, counterpart);
  }
}

function copyValue(from: Element, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  for (const Kind of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    if (!(from instanceof Kind) || !(to instanceof Kind) || from.value === to.value) continue;
    // React ignores input events unless the value was set through the native setter.
    Object.getOwnPropertyDescriptor(Kind.prototype, 'value')?.set?.call(to, from.value);
    to.dispatchEvent(new Event(from instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}

function pathTo(element: Element, root: Element): number[] {
  const path: number[] = [];
  for (let at: Element = element; at !== root && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return path;
}

function at(path: readonly number[], root: Element): Element | undefined {
  return path.reduce<Element | undefined>((parent, index) => parent?.children[index], root);
}
