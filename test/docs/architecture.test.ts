import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const manual = readFileSync('docs/architecture.md', 'utf8');

/** Rows of the table of layers: a layer, and the cell with its folders. */
const rows = [...manual.matchAll(/^\| `(\w+)\/` \| (.*?) \|/gm)].map(([, layer = '', cell = '']) => ({ layer, cell }));
const named = (cell: string) => [...cell.matchAll(/([\w-]+)\//g)].map(([, folder]) => folder).sort();
const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** One folder per catalogue, and one per element: named by their kind. */
const byKind = new Set(['text', 'features']);

it('every layer is in the table', () => {
  expect([...rows.map(({ layer }) => layer), 'engine', 'testing'].sort()).toEqual(foldersOf('src'));
});

it.each(rows.filter(({ layer }) => !byKind.has(layer)))('the table has the folders of $layer', ({ layer, cell }) => {
  expect([...new Set(named(cell))]).toEqual(foldersOf(`src/${layer}`));
});
