/** Initial `sizes` of the first photo, by window width, until the container is measured. Servers print it too, to preload the image. */
export const firstPictureSizes = '(min-width: 1024px) 856px, (min-width: 721px) 100vw, 103vw';
