/**
 * The `sizes` of the first photo as a window of these widths makes it, until the container has been measured. A server prints it too, to have
 * the picture asked for before any code has come.
 */
export const firstPictureSizes = '(min-width: 1024px) 856px, (min-width: 721px) 100vw, 103vw';
