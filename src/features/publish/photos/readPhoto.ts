import { formLimits } from '../../../domain/listing/form/formLimits';
import { pictureHeader } from '../../../domain/picture/pictureHeader';
import type { PublishMessages } from '../../../text/publish/ru';
import type { NewPhoto } from '../form/photoEntry';
import { compressPicture } from './compressPicture';
import { contentHash } from './contentHash';

/** Why a file is refused: a text of `photo` (§5). */
export type PhotoProblem = keyof PublishMessages['photo'];

/** What is being done with a file. */
export type PhotoStep = 'waiting' | 'reading' | 'compressing';

/**
 * Checks a file and compresses it (§5). `known` are the hashes of the photos that are there. Rejects if the file cannot be read now: that may work
 * later, unlike with a file that is no picture.
 */
export async function readPhoto(
  file: File,
  known: ReadonlySet<string>,
  onStep: (step: PhotoStep) => void = () => {},
): Promise<NewPhoto | PhotoProblem> {
  if (file.size > formLimits.photoBytes) return 'size';
  if (file.size === 0) return 'broken';
  onStep('reading');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = pictureHeader(bytes);
  if (typeof header === 'string') return header;
  if (header.width * header.height > formLimits.photoPixels) return 'broken';
  const hash = await contentHash(bytes);
  if (known.has(hash)) return 'repeated';
  onStep('compressing');
  const data = await compressPicture(file, header);
  return data === null ? 'broken' : { kind: 'new', hash, data };
}
