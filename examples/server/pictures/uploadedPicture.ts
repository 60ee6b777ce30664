import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { formLimits } from '../../../src/domain/listing/form/formLimits';
import { boundedQueue } from '../accounts/boundedQueue';
import { encodePicture, mostPixels, type Picture } from './library';

/** What is wrong with an uploaded file; the words are in `text/publish`. */
export type UploadProblem = 'size' | 'format' | 'broken';

/** Takes pictures that people upload. */
export interface Uploads {
  /** Encodes a photo in all sizes, under a hash of its content. Returns what is wrong with a file that is no photo. */
  take(bytes: Buffer): Promise<Picture | UploadProblem>;
}

/** `pictureDir` gets a folder for each picture. One is encoded at a time: the others wait. */
export function uploadsTo(pictureDir: string): Uploads {
  const oneByOne = boundedQueue(1, 50);
  return { take: (bytes) => oneByOne(() => take(bytes, pictureDir)) };
}

async function take(bytes: Buffer, pictureDir: string): Promise<Picture | UploadProblem> {
  if (bytes.length > formLimits.photoBytes) return 'size';
  const format = formatOf(bytes);
  if (!format) return 'format';
  try {
    // Reads the header only.
    const header = await sharp(bytes, { failOn: 'warning' }).metadata();
    if (header.format !== format || !(header.width * header.height <= mostPixels)) return 'broken';
    // Decodes everything once, strictly: a file that ends early is refused, not shown half grey.
    await sharp(bytes, { failOn: 'warning', limitInputPixels: mostPixels }).stats();
    return await encodePicture(bytes, null, pictureDir);
  } catch (error) {
    if (isDiskProblem(error)) throw error;
    return 'broken';
  }
}

/** By content: names and types of files say nothing. */
function formatOf(bytes: Buffer): 'jpeg' | 'png' | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  return bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ? 'png' : null;
}

/** The files could not be written: nothing is wrong with the photo. */
function isDiskProblem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** Removes the files of a picture. */
export async function removeFiles(pictureDir: string, hash: string): Promise<void> {
  if (/^[0-9a-f]{32}$/.test(hash)) await rm(`${pictureDir}/${hash}`, { recursive: true, force: true });
}
