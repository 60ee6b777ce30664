import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fingerprintOf, fingerprintSize } from '../../../src/domain/listing/postingRules/comparePhotos';
import { mostPixels } from '../../../src/domain/picture/pictureHeader';
import { files as serverFiles } from '../files';
import type { PictureFiles } from './pictureFiles';

/** A picture and the sizes it is served in. */
export interface Picture {
  /** Name in the built-in library; null for uploads. */
  readonly source: string | null;
  /** A hash of the content and the encoding: new bytes always have a new URL. */
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

/** px: a WebP is no taller. */
const tallest = 16_383;

const widest = 1280;
const sizes = [320, 640, 960, widest];
const strict = { failOn: 'warning' } as const;
/** Change it with anything that changes the encoded bytes. */
const encoding = 2;
const colorFile = 'color.txt';

/** The pictures that come with the server. */
export const builtInPictures = serverFiles.photos;

/** A picture before it is encoded, upright. */
export interface SourcePicture {
  readonly width: number;
  readonly height: number;
  /** Decodes it once, in sRGB, at most as wide as anything served of it. Rejects for a file that is no whole picture. */
  pixels(): Promise<Sharp>;
}

/** Encodes every size of every JPEG in a folder; existing files are kept. */
export async function preparePictures(sourceDir: string, files: PictureFiles): Promise<Picture[]> {
  const names = (await readdir(sourceDir)).filter((name) => name.endsWith('.jpg')).sort();
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(sourceDir, name));
      return encodePicture(await openPicture(bytes), name.replace(/\.jpg$/, ''), hashOf(bytes), files);
    }),
  );
}

/** Returns a hash of the content and the encoding. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(`${encoding}:`).update(bytes).digest('hex').slice(0, 32);
}

/** Reads the header alone. Rejects for what is no picture. */
export async function openPicture(bytes: Buffer): Promise<SourcePicture> {
  // The size is the one that people see: some cameras store pictures lying on their side.
  const { width, height } = (await sharp(bytes, strict).metadata()).autoOrient;
  let pixels: Promise<Sharp> | undefined;
  return { width, height, pixels: () => (pixels ??= decode(bytes)) };
}

/** Returns whether a picture of this shape is taller than a format allows. */
export function isTooTall({ width, height }: Pick<SourcePicture, 'width' | 'height'>): boolean {
  return height * Math.min(1, widest / width) > tallest;
}

/** Nothing comes between the file and its first resize, so that a JPEG is decoded at a fraction of its size. */
async function decode(bytes: Buffer): Promise<Sharp> {
  const reduced = sharp(bytes, { ...strict, limitInputPixels: mostPixels, sequentialRead: true })
    .rotate()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace('srgb');
  const { data, info } = await reduced.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** Encodes every size of a picture, upright, in sRGB and without metadata. */
export async function encodePicture(picture: SourcePicture, source: string | null, hash: string, files: PictureFiles): Promise<Picture> {
  const { width, height, pixels } = picture;
  const known = await files.names(hash);
  const widths = servedWidths(width);
  const writing: Promise<void>[] = [];
  for (const size of widths) {
    for (const format of pictureFormats) {
      const name = `${size}.${format}`;
      // The next size is encoded while this one is written.
      if (!known.has(name)) writing.push(settledLater(files.write(hash, name, await encodeSize(await pixels(), size, format))));
    }
  }
  await Promise.all(writing);
  const fingerprint = source === null ? fingerprintOf(await greyOf(await pixels())) : null;
  return { source, hash, width, height, widths, color: await colorOf(picture, hash, files), fingerprint };
}

/** It is awaited with the others, which may be after it has failed. */
function settledLater(work: Promise<void>): Promise<void> {
  work.catch(() => undefined);
  return work;
}

/** Returns the widths of a picture of this width, ascending. */
export function servedWidths(width: number): number[] {
  const own = Math.min(width, widest);
  return [...sizes.filter((size) => size < own), own];
}

/** Encodes one size. */
export function encodeSize(image: Sharp, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = image.clone().resize({ width }).toColourspace('srgb');
  // A JPEG without a search for the best order of its scans is 2 % larger and costs a third less.
  return (
    format === 'webp' ? resized.webp({ quality: 78, effort: 4 }) : resized.jpeg({ quality: 80, mozjpeg: true, optimiseScans: false })
  ).toBuffer();
}

function greyOf(image: Sharp): Promise<Buffer> {
  return image
    .clone()
    .resize({ ...fingerprintSize, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
}

async function colorOf({ pixels }: SourcePicture, hash: string, files: PictureFiles): Promise<string> {
  const known = (await files.read(hash, colorFile))?.toString() ?? '';
  if (/^#[0-9a-f]{6}$/.test(known)) return known;
  // A few pixels are enough: the colour stands for the picture until that is there.
  const small = (await pixels()).clone().resize({ width: sizes[0], withoutEnlargement: true }).png({ compressionLevel: 0 });
  const { dominant } = await sharp(await small.toBuffer()).stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  await files.write(hash, colorFile, Buffer.from(color));
  return color;
}
