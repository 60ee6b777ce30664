import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { formLimits } from '../../../src/domain/listing/form/formLimits';
import { fingerprintOf, fingerprintSize } from '../../../src/domain/listing/postingRules/comparePhotos';
import { exists } from '../exists';
import { files } from '../files';

/** A picture and the sizes it is served in. */
export interface Picture {
  /** Name in the built-in library; null for uploads. */
  readonly source: string | null;
  /** Of the content and the encoding: new bytes always have a new URL. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** Ascending; the last one is the picture's own width unless a standard size equals it: nothing is enlarged. */
  readonly widths: readonly number[];
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
  /** Alike for pictures that look alike; null for the built-in ones, which many demo listings share. */
  readonly fingerprint: string | null;
}

export const pictureFormats = ['webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Above it nothing is decoded. */
export const mostPixels = formLimits.photoPixels;

const sizes = [320, 640, 960, 1280];
/** Change it with anything that changes the encoded bytes. */
const encoding = 1;

/** The pictures that come with the server. */
export const builtInPictures = files.photos;

/**
 * Encodes every size of every JPEG in a folder; existing files are kept.
 * @param cacheDir gets a folder for each picture, `{hash}/{width}.{format}`
 */
export async function preparePictures(sourceDir: string, cacheDir: string): Promise<Picture[]> {
  const names = (await readdir(sourceDir)).filter((name) => name.endsWith('.jpg')).sort();
  return Promise.all(names.map((name) => preparePicture(join(sourceDir, name), name.replace(/\.jpg$/, ''), cacheDir)));
}

async function preparePicture(file: string, source: string, cacheDir: string): Promise<Picture> {
  return encodePicture(await readFile(file), source, cacheDir);
}

/** Encodes every size of a picture, upright, in sRGB and without metadata. Rejects for what is no picture, or too large to decode. */
export async function encodePicture(bytes: Buffer, source: string | null, cacheDir: string): Promise<Picture> {
  const hash = createHash('sha256').update(`${encoding}:`).update(bytes).digest('hex').slice(0, 32);
  const folder = join(cacheDir, hash);
  await mkdir(folder, { recursive: true });
  const now = new Date();
  // In use again, should it be an old upload that is about to be removed.
  if (source === null) await utimes(folder, now, now);
  const image = sharp(bytes, { limitInputPixels: mostPixels }).rotate();
  // As it is seen: some cameras store pictures lying on their side.
  const { width, height } = (await image.metadata()).autoOrient;
  const widths = servedWidths(width);
  for (const size of widths) for (const format of pictureFormats) await makeSize(image, size, format, folder);
  const fingerprint = source === null ? fingerprintOf(await greyOf(image)) : null;
  return { source, hash, width, height, widths, color: await colorOf(image, folder), fingerprint };
}

function servedWidths(width: number): number[] {
  const smaller = sizes.filter((size) => size < width);
  return [...smaller, Math.min(width, sizes.at(-1) ?? width)];
}

async function makeSize(image: Sharp, width: number, format: PictureFormat, folder: string): Promise<void> {
  const file = join(folder, `${width}.${format}`);
  if (await exists(file)) return;
  const resized = image.clone().resize({ width, withoutEnlargement: true });
  const encoded = format === 'webp' ? resized.webp({ quality: 78, effort: 4 }) : resized.jpeg({ quality: 80, mozjpeg: true });
  await writeWhole(file, await encoded.toBuffer());
}

function greyOf(image: Sharp): Promise<Buffer> {
  return image
    .clone()
    .resize({ ...fingerprintSize, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
}

async function colorOf(image: Sharp, folder: string): Promise<string> {
  const file = join(folder, 'color.txt');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (/^#[0-9a-f]{6}$/.test(known)) return known;
  const { dominant } = await image.clone().stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  await writeWhole(file, color);
  return color;
}

/** Renamed when complete: a half-written file would be cached for ever. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  await writeFile(`${file}.${process.pid}.part`, content);
  await rename(`${file}.${process.pid}.part`, file);
}
