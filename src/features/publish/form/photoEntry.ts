import type { Photo } from '../../../domain/listing/listing';

/** A photo that was chosen here, ready to be sent. */
export interface NewPhoto {
  readonly kind: 'new';
  /** Hash of the file as chosen: the same file is refused. */
  readonly hash: string;
  /** The compressed picture as a `data:` URL. */
  readonly data: string;
}

/** A photo that the server has. */
export interface StoredPhoto {
  readonly kind: 'stored';
  readonly photo: Photo;
}

/** A photo of the form (§3). */
export type PhotoEntry = NewPhoto | StoredPhoto;

/** Identifies an entry among those of one form. */
export function keyOf(entry: PhotoEntry): string {
  return entry.kind === 'new' ? entry.hash : String(entry.photo.id);
}
