import sharp from 'sharp';
import { expect, it } from 'vitest';
import { packed as pack } from './baselines';
import { comparePictures } from './comparePictures';

/** A page with a word, and perhaps a mark. */
const page = ({ width = 240, height = 120, word = 'Показать', mark = '' } = {}) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f5f3ee"/>` +
        `<text x="20" y="60" font-size="16" fill="#123">${word}</text>${mark}</svg>`,
    ),
  )
    .png()
    .toBuffer();
const packed = async (picture: Promise<Buffer>) => (await pack(await picture)).toBuffer();

it('finds nothing between a picture and its baseline', async () => {
  expect(await comparePictures(await packed(page()), await page())).toEqual({ differing: 0, difference: null });
});

it('finds a changed letter, a line of one pixel and a faint change of colour', async () => {
  const before = await packed(page());
  const line = '<rect x="20" y="80" width="100" height="1" fill="#0b5c5c"/>';
  const faint = '<rect x="20" y="80" width="40" height="20" fill="#e2ded4"/>';
  for (const changed of [page({ word: 'Показатъ' }), page({ mark: line }), page({ mark: faint })]) {
    const { differing, difference } = await comparePictures(before, await changed);
    expect(differing).toBeGreaterThan(12);
    expect(difference).not.toBeNull();
  }
});

it('counts what only one of the pictures has', async () => {
  expect((await comparePictures(await packed(page()), await page({ height: 130 }))).differing).toBeGreaterThanOrEqual(240 * 10);
  expect((await comparePictures(await packed(page()), await page({ width: 230 }))).differing).toBeGreaterThanOrEqual(120 * 10);
});
