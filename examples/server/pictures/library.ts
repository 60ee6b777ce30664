import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { formLimits } from '../../../src/domain/listing/form/formLimits';
import { fingerprintOf, fingerprintSize } from '../../../src/domain/listing/postingRules/comparePhotos';
import { files as serverFiles } from '../files';
import type { PictureFiles } from './pictureFiles';

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
const colorFile = 'color.txt';

/** The pictures that come with the server. */
export const builtInPictures = serverFiles.photos;

/** Encodes every size of every JPEG in a folder; existing files are kept. */
export async function preparePictures(sourceDir: string, files: PictureFiles): Promise<Picture[]> {
  const names = (await readdir(sourceDir)).filter((name) => name.endsWith('.jpg')).sort();
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(sourceDir, name));
      return encodePicture(bytes, name.replace(/\.jpg$/, ''), hashOf(bytes), files);
    }),
  );
}

/** Of the content and the encoding. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(`${encoding}:`).update(bytes).digest('hex').slice(0, 32);
}

/** Encodes every size of a picture, upright, in sRGB and without metadata. Rejects for what is no picture, or too large to decode. */
export async function encodePicture(bytes: Buffer, source: string | null, hash: string, files: PictureFiles): Promise<Picture> {
  const known = await files.names(hash);
  const image = sharp(bytes, { limitInputPixels: mostPixels }).rotate();
  // As it is seen: some cameras store pictures lying on their side.
  const { width, height } = (await image.metadata()).autoOrient;
  const widths = servedWidths(width);
  const writing: Promise<void>[] = [];
  for (const size of widths) {
    for (const format of pictureFormats) {
      const name = `${size}.${format}`;
      // The next size is encoded while this one is written.
      if (!known.has(name)) writing.push(settledLater(files.write(hash, name, await encodeSize(image, size, format))));
    }
  }
  await Promise.all(writing);
  const fingerprint = source === null ? fingerprintOf(await greyOf(image)) : null;
  return { source, hash, width, height, widths, color: await colorOf(image, hash, files), fingerprint };
}

/** It is awaited with the others, which may be after it has failed. */
function settledLater(work: Promise<void>): Promise<void> {
  work.catch(() => undefined);
  return work;
}

function servedWidths(width: number): number[] {
  const smaller = sizes.filter((size) => size < width);
  return [...smaller, Math.min(width, sizes.at(-1) ?? width)];
}

function encodeSize(image: Sharp, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = image.clone().resize({ width, withoutEnlargement: true });
  return (format === 'webp' ? resized.webp({ quality: 78, effort: 4 }) : resized.jpeg({ quality: 80, mozjpeg: true })).toBuffer();
}

function greyOf(image: Sharp): Promise<Buffer> {
  return image
    .clone()
    .resize({ ...fingerprintSize, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
}

async function colorOf(image: Sharp, hash: string, files: PictureFiles): Promise<string> {
  const known = (await files.read(hash, colorFile))?.toString() ?? '';
  if (/^#[0-9a-f]{6}$/.test(known)) return known;
  const { dominant } = await image.clone().stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  await files.write(hash, colorFile, Buffer.from(color));
  return color;
}
