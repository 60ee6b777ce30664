import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { builtInPictures, encodeSize, hashOf, openPicture, type Picture, type PictureFormat, servedWidths } from '../library';
import { floorPlan, planSize } from './floorPlan';
import { planDrawing, readPlan } from './planSource';
import { applyVariant, readVariant, sizeOf } from './variant';

/** What a composed picture takes over from the one in the library. */
export type BasePicture = Pick<Picture, 'hash' | 'width' | 'height' | 'color'>;

/**
 * Describes a picture that is made of another one, or drawn, without making it.
 * @param baseOf finds a picture of the library by its source
 * @throws RangeError for a source that says neither
 */
export function describeComposed(source: string, baseOf: (source: string) => BasePicture | undefined): Picture {
  if (readPlan(source)) {
    const hash = hashOf(Buffer.from(`${planDrawing} ${source}`));
    return { source, hash, ...planSize, widths: servedWidths(planSize.width), color: '#ffffff', fingerprint: null };
  }
  const read = readVariant(source);
  const base = read && baseOf(read.base);
  if (!base) throw new RangeError(`There is no picture ${source}`);
  const size = sizeOf(read.variant, base);
  return {
    source,
    hash: hashOf(Buffer.from(`${base.hash} ${source}`)),
    ...size,
    widths: servedWidths(size.width),
    color: base.color,
    fingerprint: null,
  };
}

/** Makes one file of a composed picture; null for another source, or when the library has no such picture any more. */
export async function makeComposed(source: string, width: number, format: PictureFormat): Promise<Buffer | null> {
  const plan = readPlan(source);
  if (plan) return encodeSize(sharp(Buffer.from(floorPlan(plan))), width, format);
  const read = readVariant(source);
  const bytes = read && (await readFile(join(builtInPictures, `${read.base}.jpg`)).catch(() => null));
  if (!bytes) return null;
  const { pixels, ...size } = await openPicture(bytes);
  // What was cut and lit is decoded once more, so that it is resized afterwards.
  const { data, info } = await applyVariant((await pixels()).clone(), read.variant, size)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encodeSize(sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }), width, format);
}
