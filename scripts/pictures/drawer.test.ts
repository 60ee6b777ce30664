import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listBaselines } from './baselines';
import { baselinesFor, type Drawer, hasDrawer, writeDrawer } from './drawer';
import { pictureOf } from './visitStory';

let folder = '';
let committed = '';
let local = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  [committed, local] = [join(folder, 'committed'), join(folder, 'local')];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lettersOf = async (text: string, dot = '') =>
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
const drawerOf = async (changed: Partial<Drawer> = {}): Promise<Drawer> => ({
  chromium: 156,
  platform: 'linux',
  letters: await lettersOf('Квартал ₽'),
  ...changed,
});

it('without committed pictures the first are taken for everybody', async () => {
  expect(hasDrawer(committed)).toBe(false);
  expect(await baselinesFor(await drawerOf(), committed, local)).toEqual({ folder: committed, isCommitted: true, reason: '' });
});

it('committed pictures are compared where the same Chromium draws the same letters', async () => {
  await writeDrawer(committed, await drawerOf());
  expect(hasDrawer(committed)).toBe(true);
  expect((await baselinesFor(await drawerOf(), committed, local)).isCommitted).toBe(true);
  // As another processor may blend it.
  const speck = await lettersOf('Квартал ₽', '<rect x="2" y="2" width="3" height="3" fill="#fafafa"/>');
  expect((await baselinesFor(await drawerOf({ letters: speck }), committed, local)).isCommitted).toBe(true);
});

it('another Chromium, another system and other fonts have local pictures, each their own', async () => {
  await writeDrawer(committed, await drawerOf());
  const others = await Promise.all([
    drawerOf({ chromium: 157 }),
    drawerOf({ platform: 'darwin' }),
    lettersOf('Kvartal R').then((letters) => drawerOf({ letters })),
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

it('pictures of which nobody knows the letters are not compared', async () => {
  await writeDrawer(committed, await drawerOf());
  rmSync(join(committed, 'letters.webp'));
  expect((await baselinesFor(await drawerOf(), committed, local)).isCommitted).toBe(false);
  writeFileSync(join(committed, 'drawer.json'), '{}');
  await expect(baselinesFor(await drawerOf(), committed, local)).rejects.toThrow('does not say what drew the pictures');
});

it('the letters are no picture of a story', async () => {
  await writeDrawer(committed, await drawerOf());
  expect(listBaselines(committed)).toEqual([]);
});
