import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** Loaded before the server. At its end it loads what renders pages, as the first page would, and prints all files of React. */
const probe = `
import Module, { createRequire } from 'node:module';
process.on('exit', () => {
  createRequire(process.cwd() + '/package.json')('react-dom/server');
  const files = Object.keys(Module._cache).map((file) => file.split('node_modules/').at(-1));
  console.log(JSON.stringify(files.filter((file) => /^react(-dom)?\\/cjs\\//.test(file))));
});`;

test('npm run serve renders pages with the production build of React', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { serve: string } };
  const [program, ...given] = scripts.serve.split(' ');
  expect(program).toBe('node');
  const { NODE_ENV: _ofTests, ...env } = process.env;
  // Everything is loaded before a setting is found wrong.
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(probe)}`, ...given], {
    env: { ...env, SEED_LISTINGS: 'many' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const files = JSON.parse((await text(child.stdout)).trim()) as string[];
  expect(files).toContain('react-dom/cjs/react-dom-server.node.production.js');
  expect(files.filter((file) => !file.endsWith('.production.js'))).toEqual([]);
});
