import sharp from 'sharp';

export interface PictureComparison {
  /** Pixels that a person could tell apart, and all of a part that only one picture has. */
  readonly differing: number;
  /** PNG: what is the same is pale, what differs is red. Null when nothing differs. */
  readonly difference: Buffer | null;
}

/** Least difference of a channel, of 255, that counts. Below it are roundings of the same drawing. */
const LEAST = 8;
const red = [220, 20, 40] as const;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Compares two PNGs pixel by pixel. */
export async function comparePictures(expected: Buffer, actual: Buffer): Promise<PictureComparison> {
  const [before, after] = await Promise.all([pixelsOf(expected), pixelsOf(actual)]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const shown = Buffer.alloc(width * height * 3);
  let differing = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = (y * width + x) * 3;
      const isSame = x < before.width && x < after.width && y < before.height && y < after.height && isSamePixel(before, after, x, y);
      if (!isSame) differing += 1;
      for (let channel = 0; channel < 3; channel += 1) {
        shown[place + channel] = isSame ? pale(after.data[(y * after.width + x) * 3 + channel] ?? 0) : (red[channel] ?? 0);
      }
    }
  }
  const difference =
    differing === 0
      ? null
      : await sharp(shown, { raw: { width, height, channels: 3 } })
          .png()
          .toBuffer();
  return { differing, difference };
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).flatten({ background: '#fff' }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function isSamePixel(before: Pixels, after: Pixels, x: number, y: number): boolean {
  const first = (y * before.width + x) * 3;
  const second = (y * after.width + x) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((before.data[first + channel] ?? 0) - (after.data[second + channel] ?? 0)) >= LEAST) return false;
  }
  return true;
}

function pale(value: number): number {
  return 255 - Math.round((255 - value) * 0.25);
}
