import { createHash } from 'node:crypto';
import { formLimits } from '../../../src/domain/listing/form/formLimits';
import { ru } from '../../../src/text/publish/photos/ru';
import type { PhotoEntry } from '../listings/writes/storePhotos';
import type { Uploads } from '../pictures/uploadedPicture';

/** Photos of a body in their order, or messages by place. */
export interface ReadPhotos {
  readonly entries: readonly PhotoEntry[];
  readonly errors: ReadonlyMap<number, string>;
}

/**
 * Reads `photos_upload` (D43): pictures as base64, as `data:` URLs or plain, and ids of photos that the listing has.
 * @param known ids that may be named
 */
export async function readPhotos(photos: readonly unknown[], known: ReadonlySet<number>, uploads: Uploads): Promise<ReadPhotos> {
  const entries: PhotoEntry[] = [];
  const errors = new Map<number, string>();
  const seen = new Set<number | string>();
  // One after another: a body of five is one request.
  for (const [index, photo] of photos.entries()) {
    const id = idOf(photo);
    if (id === null && typeof photo !== 'string') errors.set(index, ru.problems.format);
    else if (id === null) {
      const bytes = bytesOf(String(photo));
      const hash = bytes && createHash('sha256').update(bytes).digest('hex');
      const picture = bytes ? (seen.has(hash ?? '') ? 'repeated' : await uploads.take(bytes)) : 'size';
      if (hash) seen.add(hash);
      if (typeof picture === 'string') errors.set(index, ru.problems[picture]);
      else entries.push({ picture });
    } else if (!known.has(id)) errors.set(index, 'Такого фото нет.');
    else if (seen.has(id)) errors.set(index, ru.problems.repeated);
    else {
      seen.add(id);
      entries.push({ id });
    }
  }
  return { entries, errors };
}

function idOf(photo: unknown): number | null {
  if (typeof photo === 'number') return Number.isSafeInteger(photo) && photo > 0 ? photo : null;
  return typeof photo === 'string' && /^[1-9]\d{0,14}$/.test(photo) ? Number(photo) : null;
}

/** Null for what is too large to be decoded. */
function bytesOf(text: string): Buffer | null {
  const start = text.startsWith('data:') ? text.indexOf(',') + 1 : 0;
  if (text.length - start > (formLimits.photoBytes * 4) / 3 + 4) return null;
  return Buffer.from(text.slice(start), 'base64');
}
