/** Only the component of downshift asks; the kit uses its hooks. */
export const isForwardRef = (): boolean => false;
