/** Only the component of downshift calls this, and the kit uses its hooks. */
export const isForwardRef = (): boolean => false;
