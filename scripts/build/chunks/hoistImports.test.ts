import { expect, it } from 'vitest';
import { hoistImports } from './hoistImports';
import type { Chunk } from './inlineRuntime';

const chunk = (name: string, imports: readonly string[]): Chunk => ({
  name,
  fileName: `${name}.js`,
  imports: imports.map((one) => `${one}.js`),
  moduleIds: [],
  code: `${imports.map((one) => `import"./${one}.js";`).join('')}run("${name}");\n`,
});

it('lets a file import what its imports import, once, after its own', () => {
  const built = hoistImports([
    chunk('page', ['thread']),
    chunk('thread', ['dialog', 'kit']),
    chunk('dialog', ['modal', 'kit']),
    chunk('modal', []),
    chunk('kit', []),
  ]);
  expect(Object.fromEntries(built.map(({ name, code }) => [name, code]))).toEqual({
    page: 'import"./thread.js";run("page");\nimport"./dialog.js";import"./modal.js";import"./kit.js";',
    thread: 'import"./dialog.js";import"./kit.js";run("thread");\nimport"./modal.js";',
    dialog: 'import"./modal.js";import"./kit.js";run("dialog");\n',
    modal: 'run("modal");\n',
    kit: 'run("kit");\n',
  });
});

it('ends where files import each other', () => {
  const [first] = hoistImports([chunk('one', ['other']), chunk('other', ['one'])]);
  expect(first?.code).toBe('import"./other.js";run("one");\n');
});
