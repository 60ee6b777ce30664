import type { Photo } from '../../../domain/listing/listing';
import type { WirePhoto } from './listing';

/** Returns a photo as `decodePhoto` reads it. */
export function encodePhoto(photo: Photo): WirePhoto {
  return {
    id: photo.id,
    image: photo.url,
    alt: photo.alt,
    ...(photo.variants && {
      template: photo.variants.template,
      widths: [...photo.variants.widths],
      formats: [...photo.variants.formats],
    }),
    color: photo.color,
  };
}
