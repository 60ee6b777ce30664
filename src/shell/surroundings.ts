/** Returns the element that this one inherits from, across shadow roots. */
export function surroundings(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const home = element.getRootNode();
  return home instanceof ShadowRoot ? home.host : null;
}
