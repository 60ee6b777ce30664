import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderFiles } from '../../../examples/server/pictures/folderFiles';
import { type Uploads, uploadsTo } from '../../../examples/server/pictures/uploadedPicture';
import { aJpeg, canary, cleaned, hugePng, refused } from '../support/hostilePictures';

const [hostile, harmless] = [await refused(), await cleaned()];

describe('X16: uploaded photos', () => {
  let folder: string;
  let uploads: Uploads;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uploads-'));
    uploads = uploadsTo(folderFiles(folder), { begin: () => Promise.resolve() });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(hostile)('%s is refused, and nothing of it is stored', async (_, bytes, problem) => {
    const before = await readdir(folder);
    expect(await uploads.take(bytes)).toBe(problem);
    expect(await readdir(folder)).toEqual(before);
  });

  test.each(harmless)('%s is taken as a photo and nothing else', async (_, bytes) => {
    const picture = await uploads.take(bytes);
    if (typeof picture === 'string') throw new Error(`It was refused: ${picture}`);
    expect(picture.hash).toMatch(/^[0-9a-f]{32}$/);
    const names = await readdir(join(folder, picture.hash));
    expect(names.sort()).toEqual(['64.jpg', '64.webp', 'color.txt']);
    for (const name of names.filter((file) => file !== 'color.txt')) {
      const file = await readFile(join(folder, picture.hash, name));
      expect(file.includes(canary)).toBe(false);
      const { exif, xmp, iptc, comments, pages, space, format } = await sharp(file).metadata();
      expect({ exif, xmp, iptc, comments, pages: pages ?? 1, space }).toEqual({ pages: 1, space: 'srgb' });
      expect(name).toBe(format === 'jpeg' ? '64.jpg' : '64.webp');
    }
  });

  test('a photo that lies on its side stands up without saying so', async () => {
    const lying = await sharp(await aJpeg())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const picture = await uploads.take(lying);
    if (typeof picture === 'string') throw new Error(`It was refused: ${picture}`);
    expect([picture.width, picture.height]).toEqual([48, 64]);
    const { orientation } = await sharp(join(folder, picture.hash, '48.jpg')).metadata();
    expect(orientation).toBeUndefined();
  });

  test('bombs are refused by their header: memory does not grow', async () => {
    const bombs = [hugePng(20_000), hugePng(30_000)];
    for (const bomb of bombs) expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage.rss();
    const taken = await Promise.all(Array.from({ length: 40 }, (_, index) => uploads.take(bombs[index % 2] ?? Buffer.alloc(0))));
    expect(new Set(taken)).toEqual(new Set(['pixels']));
    expect((process.memoryUsage.rss() - before) / 1e6).toBeLessThan(150);
  });
});
