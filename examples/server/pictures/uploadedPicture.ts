import sharp from 'sharp';
import { avatarLimits } from '../../../src/domain/account/avatarLimits';
import { formLimits } from '../../../src/domain/listing/form/formLimits';
import type { PhotoProblem } from '../../../src/domain/picture/photoProblem';
import { isTooLarge, mostPixels } from '../../../src/domain/picture/pictureHeader';
import { boundedQueue } from '../accounts/limits/boundedQueue';
import { encodePicture, hashOf, isTooTall, openPicture, type Picture } from './library';
import type { PictureFiles } from './pictureFiles';
import type { UploadJournal } from './uploadJournal';

/** What is wrong with an uploaded file; the words are in `text/photos`. */
export type UploadProblem = Exclude<PhotoProblem, 'repeated'>;

/** Takes pictures that people upload. */
export interface Uploads {
  /** Encodes a photo in all sizes, under a hash of its content. Returns what is wrong with a file that is no photo. */
  take(bytes: Buffer): Promise<Picture | UploadProblem>;
  /** Encodes the picture of a user as one square. Returns its hash, or what is wrong with a file that is no picture. */
  takeAvatar(bytes: Buffer, userId: number): Promise<string | { readonly problem: UploadProblem }>;
}

/** One is encoded at a time: the others wait. */
export function uploadsTo(files: PictureFiles, journal: UploadJournal): Uploads {
  const oneByOne = boundedQueue(1, 50);
  return {
    take: (bytes) => oneByOne(() => take(bytes, files, journal)),
    takeAvatar: (bytes, userId) => oneByOne(() => takeAvatar(bytes, userId, files, journal)),
  };
}

async function take(bytes: Buffer, files: PictureFiles, journal: UploadJournal): Promise<Picture | UploadProblem> {
  const problem = await problemOf(bytes, formLimits.photoBytes);
  if (problem) return problem;
  const picture = await openPicture(bytes);
  // What is served is made of these pixels: a file that ends early is refused, not shown half grey.
  if (!(await succeeds(picture.pixels()))) return 'broken';
  const hash = hashOf(bytes);
  await journal.begin(hash);
  return encodePicture(picture, null, hash, files);
}

async function takeAvatar(bytes: Buffer, userId: number, files: PictureFiles, journal: UploadJournal) {
  const problem = await problemOf(bytes, avatarLimits.bytes);
  if (problem) return { problem };
  const side = avatarLimits.keptSide;
  const square = sharp(bytes, { failOn: 'warning', limitInputPixels: mostPixels })
    .rotate()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  if (!(await succeeds(square))) return { problem: 'broken' as const };
  // The hash is this user's alone: nobody learns whose picture a known file is, and nobody else's removal takes the files.
  const hash = hashOf(Buffer.concat([Buffer.from(`avatar ${userId}:`), bytes]));
  await journal.begin(hash);
  await files.write(hash, `${side}.jpg`, await square);
  return hash;
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** Looks at the size, the first bytes and the header: nothing is decoded. */
async function problemOf(bytes: Buffer, mostBytes: number): Promise<UploadProblem | null> {
  if (bytes.length > mostBytes) return 'size';
  const format = formatOf(bytes);
  if (!format) return 'format';
  // A header is read whatever size it names, so that a picture that is too large is called so.
  const header = await sharp(bytes, { failOn: 'warning', limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header?.format !== format) return 'broken';
  if (isTooLarge(header.autoOrient)) return 'pixels';
  return isTooTall(header.autoOrient) ? 'broken' : null;
}

/** Returns the format by the content, because names and types of files say nothing. */
function formatOf(bytes: Buffer): 'jpeg' | 'png' | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  return bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ? 'png' : null;
}
