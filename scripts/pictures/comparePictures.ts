import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { type Baseline, packed as pack } from './baselines';
import type { Picture } from './visitStory';

/** Pixels that may differ before it is a difference: a dot, never a letter. */
const ALLOWED = 30;

export interface PictureComparison {
  /** Pixels that a person could tell apart, and all of a part that only one picture has. */
  readonly differing: number;
  /** PNG: what is the same is pale, what differs is red. Null when nothing differs. */
  readonly difference: Buffer | null;
}

/** Returns how a picture differs from its baseline; null when it does not. */
export async function differsFrom({ webp, hash }: Baseline, picture: Picture): Promise<PictureComparison | null> {
  if (hash === picture.hash) return null;
  const comparison = await comparePictures(webp, picture.png);
  return comparison.differing > ALLOWED ? comparison : null;
}

/** Compares a baseline with a new PNG, packed like the baseline, so that packing itself is no difference. */
export async function comparePictures(expected: Buffer, actual: Buffer): Promise<PictureComparison> {
  const packed = await (await pack(actual)).toBuffer();
  const [before, after] = await Promise.all([sharp(expected).metadata(), sharp(packed).metadata()]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [first, second] = await Promise.all([pixelsOf(expected, width, height, 0), pixelsOf(packed, width, height, 255)]);
  const shown = Buffer.alloc(width * height * 4);
  const differing = pixelmatch(first, second, shown, width, height, {
    threshold: 0.05,
    includeAA: true,
    alpha: 0.25,
    diffColor: [220, 20, 40],
  });
  if (differing === 0) return { differing, difference: null };
  return {
    differing,
    difference: await sharp(shown, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

/** Pixels on a canvas of this size; beyond the picture a colour that the other picture does not have there. */
function pixelsOf(picture: Buffer, width: number, height: number, beyond: number): Promise<Buffer> {
  const background = { r: beyond, g: 0, b: 255 - beyond, alpha: 1 };
  return sharp(picture)
    .flatten({ background: '#fff' })
    .resize({ width, height, fit: 'contain', position: 'left top', background, withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer();
}
