import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listBaselines, readBaseline, removeBaselines, storyFolders, writeBaseline } from './baselines';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const picture = async () => ({
  png: await sharp({ create: { width: 8, height: 6, channels: 3, background: '#0b5c5c' } })
    .png()
    .toBuffer(),
  hash: '0123456789abcdef',
});

it('a baseline keeps the hash of the picture it was made of', async () => {
  await writeBaseline(folder, 'results/loading', 'dark', await picture());
  expect((await readBaseline(folder, 'results/loading', 'dark'))?.hash).toBe('0123456789abcdef');
  expect(await readBaseline(folder, 'results/loading', 'light')).toBeNull();
});

it('what is removed leaves no empty folder', async () => {
  await writeBaseline(folder, 'a/one', 'light', await picture());
  await writeBaseline(folder, 'b/one', 'light', await picture());
  removeBaselines(folder, [join('a', 'one', 'light.webp')]);
  expect(listBaselines(folder)).toEqual([join('b', 'one', 'light.webp')]);
  expect(existsSync(join(folder, 'a'))).toBe(false);
});

it('a feature with many stories has a folder for each first word of their names', () => {
  const stories = (component: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `${component}--${index}`, component, name: `state-${index}` }));
  const folders = storyFolders([...stories('few', 24), ...stories('many', 25)]);
  expect(folders.get('few--3')).toBe(join('few', 'state-3'));
  expect(folders.get('many--3')).toBe(join('many', 'state', 'state-3'));
});

it('features that share their first word share a folder', () => {
  const folders = storyFolders(['cards', 'cards-map', 'faq'].map((component) => ({ id: component, component, name: 'state' })));
  expect([...folders.values()]).toEqual([join('cards', 'cards', 'state'), join('cards', 'cards-map', 'state'), join('faq', 'state')]);
});
