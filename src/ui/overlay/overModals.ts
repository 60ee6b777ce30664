/** Called when a modal has opened, which the browser draws above everything that was in the top layer before. */
export const overModals = new Set<() => void>();
