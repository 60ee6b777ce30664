/** Code that a picture needs, and nobody else. */
export const fetchCrop = () => import('./avatarWork');
