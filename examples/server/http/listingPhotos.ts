import { createHash } from 'node:crypto';
import { formLimits } from '../../../src/domain/listing/form/formLimits';
import { ru } from '../../../src/text/publish/photos/ru';
import { boundedQueue } from '../accounts/limits/boundedQueue';
import type { PhotoEntry } from '../listings/writes/storePhotos';
import type { Uploads } from '../pictures/uploadedPicture';
import { type BodyFile, base64Of } from './bodies/bodyFile';

/** Photos of a body in their order, or messages by place. */
export interface ReadPhotos {
  readonly entries: readonly PhotoEntry[];
  readonly errors: ReadonlyMap<number, string>;
}

/** Photos in memory: the next one is decoded while one is encoded. */
const few = boundedQueue(2, 50);

/**
 * Reads `photos_upload` (D43): pictures as base64, as `data:` URLs or plain, and ids of photos that the listing has.
 * @param known ids that may be named
 * @param file has the photos for which marks stand
 */
export async function readPhotos(
  photos: readonly unknown[],
  known: ReadonlySet<number>,
  uploads: Uploads,
  file: BodyFile,
): Promise<ReadPhotos> {
  const entries: PhotoEntry[] = [];
  const errors = new Map<number, string>();
  const seen = new Set<number | string>();
  // One after another: a body of five is one request.
  for (const [index, photo] of photos.entries()) {
    const id = idOf(photo);
    if (id === null && typeof photo !== 'string') errors.set(index, ru.problems.format);
    else if (id === null) {
      const picture = await few(async () => {
        const bytes = await bytesOf(String(photo), file);
        if (!bytes) return 'size';
        const hash = createHash('sha256').update(bytes).digest('hex');
        if (seen.has(hash)) return 'repeated';
        seen.add(hash);
        return uploads.take(bytes);
      });
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

/** Characters of the largest photo. */
const mostBase64 = (formLimits.photoBytes * 4) / 3 + 4;
/** What may stand before it. */
const mostPrefix = 1024;

/** Null for what is too large to be decoded. */
async function bytesOf(photo: string, file: BodyFile): Promise<Buffer | null> {
  const length = file.lengthOf(photo);
  if (length === null) return Buffer.from(base64Of(photo), 'base64');
  return length > mostBase64 + mostPrefix ? null : file.decode(photo);
}
