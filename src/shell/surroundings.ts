/** What an element inherits from, across the border of a shadow root. */
export function surroundings(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const home = element.getRootNode();
  return home instanceof ShadowRoot ? home.host : null;
}
