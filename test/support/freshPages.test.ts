import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { freshPages } from './freshPages';

const files = ['src', 'test']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`))
  .filter((file) => /\.browser\.test\.tsx?$/.test(file));
const replacing = files.filter((file) => /\bvi\.(?:mock|doMock)\(/.test(readFileSync(file, 'utf8')));

it('every browser test that replaces a module has a separate page, where the module is not loaded yet', () => {
  expect(replacing).not.toEqual([]);
  expect(replacing.filter((file) => !freshPages.includes(file))).toEqual([]);
});

it('every file that is named has browser tests', () => {
  expect(freshPages.filter((file) => !files.includes(file))).toEqual([]);
});

it('no module for all tests registers a hook by being loaded: on a page of many files it would belong to the first', () => {
  const registering = readdirSync('test/support', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('setup'))
    .filter((name) => /^(?:before|after)(?:Each|All)\(/m.test(readFileSync(`test/support/${name}`, 'utf8')));
  expect(registering).toEqual([]);
});
