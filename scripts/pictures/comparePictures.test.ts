import sharp from 'sharp';
import { expect, it } from 'vitest';
import { comparePictures } from './comparePictures';

const plain = (width: number, height: number, background = '#f5f3ee') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

it('finds nothing between a picture and itself, nor between roundings', async () => {
  const picture = await plain(40, 30);
  expect(await comparePictures(picture, picture)).toEqual({ differing: 0, difference: null });
  expect((await comparePictures(picture, await plain(40, 30, '#f6f4ed'))).differing).toBe(0);
});

it('finds a planted difference, shows where, and nothing else', async () => {
  const expected = await plain(40, 30);
  const actual = await sharp(expected)
    .composite([{ input: await plain(3, 2, '#0b5c5c'), left: 10, top: 20 }])
    .png()
    .toBuffer();
  const { differing, difference } = await comparePictures(expected, actual);
  expect(differing).toBe(6);
  const { data, info } = await sharp(difference ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => data[(y * info.width + x) * 3 + 1] === 20;
  expect([isRed(10, 20), isRed(12, 21), isRed(13, 21), isRed(9, 20)]).toEqual([true, true, false, false]);
});

it('counts what only one of the pictures has', async () => {
  expect((await comparePictures(await plain(40, 30), await plain(42, 31))).differing).toBe(42 * 31 - 40 * 30);
});
