import { nextTask } from '../../../base/nextTask';
import { formLimits } from '../../../domain/listing/form/formLimits';
import { heicHeader } from '../../../domain/picture/heicHeader';
import type { PhotoProblem } from '../../../domain/picture/photoProblem';
import { type HeaderProblem, isTooLarge, type PictureHeader, pictureHeader } from '../../../domain/picture/pictureHeader';
import type { NewPhoto } from '../form/photoEntry';
import { compressPicture } from './compressPicture';
import { contentHash } from './contentHash';

/** What is being done with a file. */
export type PhotoStep = 'waiting' | 'reading' | 'compressing';

/** What a file is not taken for: a HEIC where the browser does not decode it can be saved as something else. */
export type PhotoRefusal = PhotoProblem | 'heic';

interface Reading {
  /** Compressed by a worker, which the page allows. */
  readonly inWorker?: boolean;
  onStep?(step: PhotoStep): void;
}

/**
 * Checks a file and compresses it (§5). `known` are the hashes of the photos that are there. Rejects if the file cannot be read now: that may work
 * later, unlike with a file that is no picture.
 */
export async function readPhoto(
  file: File,
  known: ReadonlySet<string>,
  { inWorker = false, onStep }: Reading = {},
): Promise<NewPhoto | PhotoRefusal> {
  // Asked once: every question about a chosen file waits for the disk, those about its content do not.
  const { size } = file;
  if (size > formLimits.photoBytes) return 'size';
  if (size === 0) return 'broken';
  onStep?.('reading');
  const content = file.slice(0, size);
  const head = new Uint8Array(await content.slice(0, headBytes).arrayBuffer());
  const heic = heicHeader(head);
  const header = heic ?? (await headerOf(content, head));
  if (typeof header === 'string') return header;
  if (isTooLarge(header)) return 'pixels';
  const hash = await contentHash(content);
  if (known.has(hash)) return 'repeated';
  onStep?.('compressing');
  // The page draws the step, and later the picture, in separate tasks.
  await nextTask();
  const data = await compressPicture(file, header, inWorker);
  await nextTask();
  return data === null ? (heic ? 'heic' : 'broken') : { kind: 'new', hash, data };
}

/** Bytes in which the size of nearly every picture stands. */
const headBytes = 256 * 1024;

/** Reads the whole file only where much else stands before the size. */
async function headerOf(file: Blob, head: Uint8Array): Promise<PictureHeader | HeaderProblem> {
  const header = pictureHeader(head);
  return header === 'broken' && file.size > headBytes ? pictureHeader(new Uint8Array(await file.arrayBuffer())) : header;
}
