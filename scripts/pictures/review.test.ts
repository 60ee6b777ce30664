import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { baselinesFor, readBaselines, writeBaselines } from './baselines';
import { review } from './review';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const drawer = { chromium: 156, platform: 'linux' };
const page = (mark: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="#f5f3ee"/><rect x="9" y="9" width="20" height="8" fill="${mark}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

it('finds nothing between pictures and the set that was taken of them', async () => {
  const pictures = new Map([['a--one', await page('#0b5c5c')]]);
  await writeBaselines(join(folder, 'set'), drawer, pictures);
  const found = await review(readBaselines(join(folder, 'set')), pictures, join(folder, 'left'));
  expect(found).toEqual({ same: 1, complaints: [] });
  expect(existsSync(join(folder, 'left'))).toBe(false);
});

it('tells of what changed, is new or is gone, and leaves the pictures where it says', async () => {
  const before = new Map([
    ['a--changed', await page('#0b5c5c')],
    ['a--gone', await page('#0b5c5c')],
  ]);
  const after = new Map([
    ['a--changed', await page('#c02040')],
    ['a--new', await page('#0b5c5c')],
  ]);
  const { same, complaints } = await review(before, after, join(folder, 'left'));
  expect(same).toBe(0);
  expect(complaints.map((complaint) => complaint.split('\n')[0])).toEqual([
    'a--changed: 160 pixels differ',
    'a--new: new, there is no picture of it',
    'a--gone: the picture is there, the story is not',
  ]);
  const paths = complaints.flatMap((complaint) => [...complaint.matchAll(/^ {2}\w+ +(.+)$/gm)].map(([, path = '']) => path));
  expect(paths).toHaveLength(4);
  for (const path of paths) expect(existsSync(path), path).toBe(true);
});

it('compares with pictures of the same Chromium on the same system only', async () => {
  const [committed, local] = [join(folder, 'committed'), join(folder, 'local')];
  expect(baselinesFor(drawer, committed, local)).toEqual({ folder: committed, isCommitted: true });
  await writeBaselines(committed, drawer, new Map());
  expect(baselinesFor(drawer, committed, local)).toEqual({ folder: committed, isCommitted: true });
  const other = { chromium: 157, platform: 'darwin' };
  expect(baselinesFor(other, committed, local)).toEqual({ folder: join(local, 'darwin-chromium-157'), isCommitted: false });
});
