import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The script-tag build, the site and the partners' pages are beside it. */
const isOfThisBuild = (file: string) => /^(?:(?:c|features|shell|text)\/.+|[^/]+)\.js$/.test(file);
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(isOfThisBuild);

it('makes no HTML from a string: the map of an installed kit works where a page enforces Trusted Types', () => {
  const pattern = /\b(?:innerHTML|outerHTML|srcdoc)\s*=[^=]|insertAdjacentHTML\(|createContextualFragment\(|document\.write\(/;
  expect(files).toContain('c/keyless.js');
  expect(files.filter((file) => pattern.test(readFileSync(join('dist', file), 'utf8')))).toEqual([]);
  // Nor by a library that is left outside.
  expect(files.filter((file) => /from ?["'`]leaflet/.test(readFileSync(join('dist', file), 'utf8')))).toEqual([]);
});
