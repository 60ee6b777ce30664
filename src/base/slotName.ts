/** Name of the slot behind a prop of React: what is not in any named slot of the element is its `children`. */
export function slotName(prop: string): string {
  return prop === 'children' ? '' : prop;
}
