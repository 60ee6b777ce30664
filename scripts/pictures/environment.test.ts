import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listBaselines } from './baselines';
import { baselinesFor, type Environment, hasEnvironment, writeEnvironment } from './environment';
import { pictureOf } from './visitStory';

let folder = '';
let committed = '';
let local = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  [committed, local] = [join(folder, 'committed'), join(folder, 'local')];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fontsOf = async (text: string, dot = '') =>
  pictureOf(
    await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60"><rect width="100%" height="100%" fill="#fff"/>` +
          `<text x="20" y="40" font-size="16">${text}</text>${dot}</svg>`,
      ),
    )
      .png()
      .toBuffer(),
  );
const environmentOf = async (changed: Partial<Environment> = {}): Promise<Environment> => ({
  chromium: 156,
  platform: 'linux',
  fonts: await fontsOf('Квартал ₽'),
  ...changed,
});

it('without committed pictures the first are taken for everybody', async () => {
  expect(hasEnvironment(committed)).toBe(false);
  expect(await baselinesFor(await environmentOf(), committed, local)).toEqual({ folder: committed, isCommitted: true, reason: '' });
});

it('committed pictures are compared where the same Chromium draws the same text', async () => {
  await writeEnvironment(committed, await environmentOf());
  expect(hasEnvironment(committed)).toBe(true);
  expect((await baselinesFor(await environmentOf(), committed, local)).isCommitted).toBe(true);
  // Another processor may blend a few pixels differently.
  const speck = await fontsOf('Квартал ₽', '<rect x="2" y="2" width="3" height="3" fill="#fafafa"/>');
  expect((await baselinesFor(await environmentOf({ fonts: speck }), committed, local)).isCommitted).toBe(true);
});

it('another Chromium, another system and other fonts have local pictures, each their own', async () => {
  await writeEnvironment(committed, await environmentOf());
  const others = await Promise.all([
    environmentOf({ chromium: 157 }),
    environmentOf({ platform: 'darwin' }),
    fontsOf('Kvartal R').then((fonts) => environmentOf({ fonts })),
  ]);
  const sets = await Promise.all(others.map((other) => baselinesFor(other, committed, local)));
  expect(sets.map(({ isCommitted }) => isCommitted)).toEqual([false, false, false]);
  expect(new Set(sets.map((set) => set.folder)).size).toBe(3);
  expect(sets.map(({ reason }) => reason)).toEqual([
    'belong to Chromium 156 on linux, this is Chromium 157 on linux',
    'belong to Chromium 156 on linux, this is Chromium 156 on darwin',
    'were drawn with other fonts',
  ]);
});

it('pictures of unknown fonts are not compared', async () => {
  await writeEnvironment(committed, await environmentOf());
  rmSync(join(committed, 'fonts.webp'));
  expect((await baselinesFor(await environmentOf(), committed, local)).isCommitted).toBe(false);
  writeFileSync(join(committed, 'environment.json'), '{}');
  await expect(baselinesFor(await environmentOf(), committed, local)).rejects.toThrow('does not say what drew the pictures');
});

it('the picture of the fonts belongs to no story', async () => {
  await writeEnvironment(committed, await environmentOf());
  expect(listBaselines(committed)).toEqual([]);
});
