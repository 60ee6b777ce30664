/** Returns the slot name of a React prop: `children` is the unnamed slot. */
export function slotName(prop: string): string {
  return prop === 'children' ? '' : prop;
}
