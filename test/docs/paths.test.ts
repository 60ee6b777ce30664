import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { exports } from '../../package.json';
import { packageEntries } from '../../scripts/build/packageEntries';
import { compilerOptions } from '../../tsconfig.json';

/** Entries of the package and their sources: by these names the examples import the kit. */
const paths = Object.entries(compilerOptions.paths).map(([name, [file = '']]) => ({ name, file }));

it.each(paths)('$name is a source that exists', ({ file }) => {
  expect(existsSync(file)).toBe(true);
});

it.each(paths)('$name is an entry of the package, made of the same file', ({ name, file }) => {
  const entry = name === '@kvartal/kit' ? '.' : name.replace('@kvartal/kit', '.');
  expect(Object.keys(exports)).toContain(entry);
  expect(resolve(packageEntries[entry === '.' ? 'index' : entry.slice(2)] ?? '')).toBe(resolve(file));
});
