import { nextTask } from '../../../base/nextTask';
import { formLimits } from '../../../domain/listing/form/formLimits';
import { type HeaderProblem, type PictureHeader, pictureHeader } from '../../../domain/picture/pictureHeader';
import type { PublishMessages } from '../../../text/publish/ru';
import type { NewPhoto } from '../form/photoEntry';
import { compressPicture } from './compressPicture';
import { contentHash } from './contentHash';

/** Why a file is refused: a text of `photo` (§5). */
export type PhotoProblem = keyof PublishMessages['photo'];

/** What is being done with a file. */
export type PhotoStep = 'waiting' | 'reading' | 'compressing';

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
): Promise<NewPhoto | PhotoProblem> {
  // Asked once: every question about a chosen file waits for the disk, those about its content do not.
  const { size } = file;
  if (size > formLimits.photoBytes) return 'size';
  if (size === 0) return 'broken';
  onStep?.('reading');
  const content = file.slice(0, size);
  const header = await headerOf(content);
  if (typeof header === 'string') return header;
  if (header.width * header.height > formLimits.photoPixels) return 'broken';
  const hash = await contentHash(content);
  if (known.has(hash)) return 'repeated';
  onStep?.('compressing');
  // The page draws the step, and later the picture, in separate tasks.
  await nextTask();
  const data = await compressPicture(file, header, inWorker);
  await nextTask();
  return data === null ? 'broken' : { kind: 'new', hash, data };
}

/** Bytes in which the size of nearly every picture stands. */
const headBytes = 256 * 1024;

/** Reads the whole file only where much else stands before the size. */
async function headerOf(file: Blob): Promise<PictureHeader | HeaderProblem> {
  const header = pictureHeader(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  return header === 'broken' && file.size > headBytes ? pictureHeader(new Uint8Array(await file.arrayBuffer())) : header;
}
