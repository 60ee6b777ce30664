/** Code that a picture needs, and nobody else. */
export const fetchCrop = () =>
  Promise.all([import('./CropDialog'), import('./readAvatar')]).then(([{ CropDialog }, { readAvatar }]) => ({ CropDialog, readAvatar }));
