import { formLimits } from '../../../domain/listing/form/formLimits';
import type { PublishMessages } from '../../../text/publish/ru';
import type { NewPhoto } from '../form/photoEntry';
import { compressPicture } from './compressPicture';
import { contentHash } from './contentHash';
import { pictureHeader } from './pictureHeader';

/** Why a file is refused: a text of `photo` (§5). */
export type PhotoProblem = keyof PublishMessages['photo'];

/** Checks a file and compresses it (§5). `known` are the hashes of the photos that are there. */
export async function readPhoto(file: File, known: ReadonlySet<string>): Promise<NewPhoto | PhotoProblem> {
  if (file.size > formLimits.photoBytes) return 'size';
  if (file.size === 0) return 'broken';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const header = pictureHeader(bytes);
    if (typeof header === 'string') return header;
    if (header.width * header.height > formLimits.photoPixels) return 'broken';
    const hash = await contentHash(bytes);
    if (known.has(hash)) return 'repeated';
    return { kind: 'new', hash, data: await compressPicture(file, header) };
  } catch {
    // Taken away while it was read, or no picture after all.
    return 'broken';
  }
}
