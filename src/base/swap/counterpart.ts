/** Child indexes from the root of a page down to an element. */
export type PagePath = readonly number[];

/** Returns where an element is in its page. */
export function pathTo(element: Element, root: Element): PagePath {
  const path: number[] = [];
  for (let at: Element = element; at !== root && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return path;
}

/** Returns the element at the same place of another page, if there is one. */
export function elementAt(path: PagePath, root: Element): Element | undefined {
  return path.reduce<Element | undefined>((parent, index) => parent?.children[index], root);
}

/** Returns whether two elements are the same control in two copies of a page. */
export function isSameControl(one: Element, other: Element | undefined): other is HTMLElement {
  return (
    other instanceof HTMLElement && other.tagName === one.tagName && other.getAttribute('aria-label') === one.getAttribute('aria-label')
  );
}

/**
 * Returns the element of the client's page that takes the focus of one in the server-rendered page: the same control, or else what stands around
 * it. The header has other controls for a known visitor, so the control may also stand elsewhere.
 */
export function focusCounterpart(focused: Element, first: HTMLElement, page: HTMLElement): HTMLElement {
  const path = pathTo(focused, first);
  const there = elementAt(path, page);
  if (isSameControl(focused, there) && hasSameTarget(focused, there)) return there;
  for (const other of page.querySelectorAll<HTMLElement>(focused.localName))
    if (isSameControl(focused, other) && hasSameTarget(focused, other) && other.textContent === focused.textContent) return other;
  for (let length = path.length - 1; length > 0; length -= 1) {
    const around = elementAt(path.slice(0, length), page);
    if (around instanceof HTMLElement) return around;
  }
  return page;
}

const hasSameTarget = (one: Element, other: Element): boolean =>
  one.getAttribute('href') === other.getAttribute('href') && one.getAttribute('type') === other.getAttribute('type');
