import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileServer } from '../compileServer';
import { replaceFiles } from './replaceFiles';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kvartal-replace-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
};

test('replaces what has changed, leaves what is equal, and removes what is no longer there', () => {
  write('there', { 'main.js': 'old', 'chunk.js': 'same', 'facts/houses.tsv': 'old', 'facts/gone.tsv': '' });
  write('new', { 'main.js': 'new', 'chunk.js': 'same', 'facts/houses.tsv': 'new', 'more/added.js': 'added' });
  const there = join(folder, 'there');
  const { ino } = statSync(join(there, 'chunk.js'));
  replaceFiles(join(folder, 'new'), there, ['main.js']);
  const files = readdirSync(there, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = Object.fromEntries(files.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]));
  expect(texts).toEqual({ 'main.js': 'new', 'chunk.js': 'same', 'houses.tsv': 'new', 'added.js': 'added' });
  expect(statSync(join(there, 'chunk.js')).ino).toBe(ino);
  expect(readdirSync(folder)).toEqual(['there']);
});

// Node ends an empty program with status 0 and without a word.
test('a server that is compiled again stays whole: runs of tests at the same time share its folder', async () => {
  const outDir = join(folder, 'cache', 'server');
  await compileServer(outDir);
  const before = statSync(join(outDir, 'main.js'));
  expect(before.size).toBeGreaterThan(0);
  const compiling = compileServer(outDir);
  expect(statSync(join(outDir, 'main.js')).ino).toBe(before.ino);
  await compiling;
  expect(statSync(join(outDir, 'main.js'))).toMatchObject({ ino: before.ino, size: before.size });
  expect(readdirSync(join(folder, 'cache'))).toEqual(['server']);
});
