import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const entries = [
  '@kvartal/kit',
  '@kvartal/kit/elements',
  '@kvartal/kit/domain',
  '@kvartal/kit/forms',
  '@kvartal/kit/api',
  '@kvartal/kit/testing',
  '@kvartal/kit/swap',
  '@kvartal/kit/text/en',
  '@kvartal/kit/theme',
];

let home: string;
let installed: string;

/** Runs a module or a script in the project of somebody who installed the tarball. */
function node(args: readonly string[]): string {
  return execFileSync(process.execPath, [...args], { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

beforeAll(() => {
  if (!existsSync('dist/index.js')) throw new Error('no build: run "npm run build" first');
  home = realpathSync(mkdtempSync(join(tmpdir(), 'kvartal-installed-')));
  installed = join(home, 'node_modules/@kvartal/kit');
  mkdirSync(installed, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', home], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  execFileSync('tar', ['-xzf', join(home, filename), '--strip-components=1', '-C', installed]);
  const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    mkdirSync(join(home, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(home, 'node_modules', name));
  }
  // Packing takes half a minute on a loaded machine.
}, 120_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the packed package', () => {
  it.each(entries)('gives %s to import and to require, with the same names', (entry) => {
    const list = 'console.log(Object.keys(kit).filter((name) => name !== "default").sort().join())';
    const imported = node(['--input-type=module', '-e', `import * as kit from '${entry}'; ${list}`]);
    const required = node(['--input-type=commonjs', '-e', `const kit = require('${entry}'); ${list}`]);
    expect(imported.trim()).not.toBe('');
    expect(required).toBe(imported);
  });

  it('renders on a server, with nothing of a browser there', () => {
    const html = node([
      '--input-type=module',
      '-e',
      `import { createElement } from 'react'; import { renderToString } from 'react-dom/server';
       import { KvartalProvider, Search } from '@kvartal/kit';
       console.log(renderToString(createElement(KvartalProvider, { apiUrl: 'https://kvartal.example/api' }, createElement(Search))));`,
    ]);
    expect(html).toContain('class="kv kv-root"');
    expect(html).toContain('Показать');
  });

  it('holds a loader that imports where there is no document, and does nothing', () => {
    const loader = join(installed, 'dist/browser/kvartal.js');
    expect(node(['--input-type=module', '-e', `await import('${loader}'); console.log('тихо');`]).trim()).toBe('тихо');
  });

  it('keeps its sources, tests and working files to itself', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(readdirSync(installed).toSorted()).toEqual(
      ['CHANGELOG.md', 'LICENSE', 'README.md', 'custom-elements.json', 'dist', 'docs', 'package.json'].filter((name) =>
        files.includes(name),
      ),
    );
    expect(files.filter((file) => /\.(?:test|stories)\.|tsconfig|\.env/.test(file))).toEqual([]);
    // Source maps, compressed copies for servers, and builds of the site and the server.
    expect(files.filter((file) => /\.(?:map|br|gz)$|dist\/(?:site|partner|reference)|\.vite/.test(file))).toEqual([]);
  });
});
