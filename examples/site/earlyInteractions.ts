/**
 * What a visitor did to the first content while the code of the page was on its way. Links lead on by themselves; a pressed button and a field that
 * has been written into are done again in the page, which stands in the same order.
 */
interface Deed {
  /** Place of the element: among the children of its parent, and so on up to the first content. */
  readonly path: readonly number[];
  readonly tagName: string;
  readonly isPressed: boolean;
  readonly element: Element;
}

/** Where the way back to a search leads is known to the browser alone, so it waits for the code; every other link goes at once. */
const pressable = 'button, summary, label, a[href$="/realty"]';

let deeds: Deed[] = [];
let stopListening = () => {};

/** Listens in the first content until {@link repeatDeeds}. */
export function watchDeeds(first: HTMLElement): void {
  const note = (target: EventTarget | null, isPressed: boolean) => {
    const element = target instanceof Element ? target.closest(isPressed ? pressable : 'input, select, textarea') : null;
    if (!element) return null;
    deeds = [
      ...deeds.filter((deed) => deed.element !== element),
      { path: pathTo(element, first), tagName: element.tagName, isPressed, element },
    ];
    return element;
  };
  const pressed = (event: Event) => {
    if (note(event.target, true) instanceof HTMLAnchorElement) event.preventDefault();
  };
  const written = ({ target }: Event) => {
    note(target, false);
  };
  // Written into before this file was here.
  if (first.contains(document.activeElement)) note(document.activeElement, false);
  // The browser would send the form as if there were no code.
  const hold = (event: Event) => event.preventDefault();
  first.addEventListener('click', pressed);
  for (const type of ['focusin', 'input']) first.addEventListener(type, written);
  first.addEventListener('submit', hold);
  stopListening = () => {
    first.removeEventListener('click', pressed);
    for (const type of ['focusin', 'input']) first.removeEventListener(type, written);
    first.removeEventListener('submit', hold);
  };
}

/** Does it all again, in its order, in the page that has taken the place of the first content. */
export function repeatDeeds(page: HTMLElement): void {
  stopListening();
  const done = deeds;
  deeds = [];
  for (const { path, tagName, isPressed, element } of done) {
    const own = at(path, page);
    // Of a page that has turned out otherwise nothing is pressed by chance.
    if (!(own instanceof HTMLElement) || own.tagName !== tagName || own.getAttribute('aria-label') !== element.getAttribute('aria-label'))
      continue;
    if (isPressed) own.click();
    else write(element, own);
  }
}

function write(from: Element, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  for (const Kind of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    if (!(from instanceof Kind) || !(to instanceof Kind) || from.value === to.value) continue;
    // As if typed: React hears of a value only when it was set behind its back.
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
  return path.reduce<Element | undefined>((parent, place) => parent?.children[place], root);
}
