import type { PhotoEntry } from '../form/photoEntry';

/** Returns how much of each photo is sent, 0 to 1, from the share of all; null for a photo that the server has. They are sent one behind the other. */
export function sentShares(photos: readonly PhotoEntry[], share: number): (number | null)[] {
  const sizes = photos.map((photo) => (photo.kind === 'new' ? photo.data.length : 0));
  let left = share * sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    if (size === 0) return null;
    const sent = Math.min(1, Math.max(0, left / size));
    left -= size;
    return sent;
  });
}
