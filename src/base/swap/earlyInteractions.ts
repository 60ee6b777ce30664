import { elementAt, isSameControl, type PagePath, pathTo } from './counterpart';

/**
 * Something the visitor did in the server-rendered content before the client was ready. Links work by themselves; clicks on buttons and typed
 * text are replayed in the client's content, which has the same structure.
 */
interface Interaction {
  readonly path: PagePath;
  readonly isClick: boolean;
  readonly element: Element;
}

/** Stops recording and replays, in order, what was recorded. Returns whether it ended with a click, which may have moved the focus. */
export type Replay = (page: Element) => boolean;

/**
 * Records interactions with server-rendered content. Links navigate at once, except those that match `heldLinks`.
 */
export function recordInteractions(first: HTMLElement, heldLinks?: string): Replay {
  const clickable = ['button', 'summary', 'label', heldLinks].filter(Boolean).join();
  let interactions: Interaction[] = [];
  const record = (target: EventTarget | null, isClick: boolean) => {
    const element = target instanceof Element ? target.closest(isClick ? clickable : 'input, select, textarea') : null;
    if (!element) return null;
    interactions = [...interactions.filter((one) => one.element !== element), { path: pathTo(element, first), isClick, element }];
    return element;
  };
  let hasMovedOn = false;
  const onClick = (event: Event) => {
    hasMovedOn = false;
    if (record(event.target, true) instanceof HTMLAnchorElement) event.preventDefault();
  };
  const onInput = ({ target }: Event) => {
    hasMovedOn = true;
    record(target, false);
  };
  // The visitor may have typed before this script loaded.
  const { activeElement } = first.getRootNode() as Document | ShadowRoot;
  if (first.contains(activeElement)) record(activeElement, false);
  // Without this the browser would submit the form natively.
  const onSubmit = (event: Event) => event.preventDefault();
  first.addEventListener('click', onClick);
  for (const type of ['focusin', 'input']) first.addEventListener(type, onInput);
  first.addEventListener('submit', onSubmit);

  return (page) => {
    first.removeEventListener('click', onClick);
    for (const type of ['focusin', 'input']) first.removeEventListener(type, onInput);
    first.removeEventListener('submit', onSubmit);
    let hasClicked = false;
    for (const { path, isClick, element } of interactions.splice(0)) {
      const counterpart = elementAt(path, page);
      // The client may have rendered something else: never click the wrong element.
      if (!isSameControl(element, counterpart)) continue;
      if (isClick) counterpart.click();
      else copyValue(element, counterpart);
      hasClicked ||= isClick;
    }
    return hasClicked && !hasMovedOn;
  };
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
