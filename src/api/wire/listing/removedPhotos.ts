import * as v from 'valibot';
import type { Photo } from '../../../domain/listing/listing';
import { encodePhoto } from './encodePhoto';
import { decodePhoto, photoSchema } from './listing';

/** What owner and moderators get with a listing: photos that were removed since it was saved last, which an edit can bring back (D44). */
export const removedPhotosEntries = { removed_photos: v.optional(v.array(photoSchema)) };

export function encodeRemovedPhotos(photos: readonly Photo[]) {
  return { removed_photos: photos.map(encodePhoto) };
}

/** Returns none for viewers who do not see them. Never throws. */
export function decodeRemovedPhotos(listing: unknown): Photo[] {
  const result = v.safeParse(v.object({ removed_photos: v.array(v.unknown()) }), listing);
  return result.success ? result.output.removed_photos.flatMap(decodePhoto) : [];
}
