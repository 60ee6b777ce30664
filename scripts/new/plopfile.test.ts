import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodePlop from 'node-plop';
import ts from 'typescript';
import { describe, expect, onTestFinished, test } from 'vitest';
import { elementLists } from '../build/elementLists';
import { catalogueInsertions, elementInsertions } from './insertions';
import generators from './plopfile';

const names = { name: 'saved-search', camel: 'savedSearch', pascal: 'SavedSearch' };
const changed = [...new Set([...catalogueInsertions(names), ...elementInsertions(names)].map(({ file }) => file))];

/** Runs a generator on a copy of the files that it changes. Returns the paths of new and changed files. */
async function generate(generator: string, answers: object): Promise<{ readonly folder: string; readonly paths: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'kvartal-new-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of changed) cpSync(file, join(folder, file));
  cpSync('src/ui/buttons', join(folder, 'src/ui/buttons'), { recursive: true });
  const plop = await nodePlop('', { destBasePath: folder, force: false });
  generators(plop);
  const { changes, failures } = await plop.getGenerator(generator).runActions(answers);
  expect(failures).toEqual([]);
  const paths = changes.map(({ path }) => path.replace(/^\//, '')).filter((path) => existsSync(join(folder, path)));
  return { folder, paths };
}

/** Syntax errors of a file. */
const errorsOf = (path: string) =>
  ts.transpileModule(readFileSync(path, 'utf8'), { fileName: path, reportDiagnostics: true, compilerOptions: { jsx: ts.JsxEmit.ReactJSX } })
    .diagnostics?.length ?? 0;

describe('npm run new', () => {
  test('element: finds its place in every list and writes valid files', async () => {
    const { folder, paths } = await generate('element', {
      name: 'saved-search',
      heading: 'Сохранённый поиск',
      englishHeading: 'Saved search',
    });
    for (const file of changed) expect(readFileSync(join(folder, file), 'utf8'), file).toMatch(/saved-?search/i);
    expect(paths).toContain('src/features/saved-search/SavedSearch.tsx');
    expect(changed).toHaveLength(4);
    const lists = Object.keys(elementLists());
    for (const file of lists) expect(readFileSync(join(folder, file), 'utf8'), file).toMatch(/saved-search/);
    for (const path of [...paths, ...changed, ...lists]) expect(errorsOf(join(folder, path)), path).toBe(0);
  });

  test('feature: has texts and a story, and no tag', async () => {
    const { folder, paths } = await generate('feature', {
      name: 'saved-search',
      heading: 'Сохранённый поиск',
      englishHeading: 'Saved search',
    });
    expect(paths).toContain('stories/features/saved-search/saved-search.stories.tsx');
    expect(readFileSync(join(folder, 'src/elements/definitions.ts'), 'utf8')).not.toContain('savedSearch');
  });

  test('control: has a test and a story', async () => {
    const { paths } = await generate('control', { name: 'Toggle', folder: 'buttons' });
    expect(paths).toEqual(
      expect.arrayContaining([
        'src/ui/buttons/Toggle.tsx',
        'src/ui/buttons/Toggle.browser.test.tsx',
        'stories/ui/buttons/Toggle.stories.tsx',
      ]),
    );
  });
});
