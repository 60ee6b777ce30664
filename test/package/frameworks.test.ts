import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** As strict as the compilers can be; nothing of React is installed. */
const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
};

const compilers = {
  plain: { program: 'typescript/lib/tsc.js', args: ['-p', '.'], installs: [], config: {} },
  vue: {
    program: 'vue-tsc/bin/vue-tsc.js',
    args: ['-p', '.'],
    installs: ['vue'],
    config: { vueCompilerOptions: { strictTemplates: true } },
  },
  svelte: {
    program: 'svelte-check/bin/svelte-check',
    args: ['--tsconfig', './tsconfig.json', '--output', 'machine', '--fail-on-warnings'],
    installs: ['svelte'],
    config: {},
  },
  angular: {
    program: '@angular/compiler-cli/bundles/src/bin/ngc.js',
    args: ['-p', '.'],
    installs: ['@angular/core', 'rxjs', 'tslib'],
    // Angular allows a newer TypeScript with its newer versions only, which need a newer Node.
    config: { angularCompilerOptions: { strictTemplates: true, disableTypeScriptVersionCheck: true } },
  },
};

let home: string;

beforeAll(() => {
  if (!existsSync('dist/types')) throw new Error('no build: run "npm run build" first');
  home = realpathSync(mkdtempSync(join(tmpdir(), 'kvartal-frameworks-')));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A project in which the package is installed, with what it depends on and with one framework. */
function install(name: keyof typeof compilers): string {
  const { installs, config } = compilers[name];
  const folder = join(home, name);
  cpSync(`test/package/frameworks/${name}`, folder, { recursive: true });
  const modules = join(folder, 'node_modules');
  const kit = join(modules, '@kvartal/kit');
  cpSync('dist/types', join(kit, 'dist/types'), { recursive: true });
  cpSync('package.json', join(kit, 'package.json'));
  for (const name of ['yup', 'valibot', ...installs]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, ...config, include: ['*'] }));
  return folder;
}

/** What the compiler says about the project: file and line of every error. */
async function errorsOf(name: keyof typeof compilers): Promise<string[]> {
  const { program, args } = compilers[name];
  const child = spawn(process.execPath, [resolve('node_modules', program), ...args], { cwd: install(name) });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const status = await new Promise((done) => child.once('close', done));
  const errors = [...stripVTControlCharacters(said).matchAll(/^(?:\d+ ERROR ")?(\S*?\.\w+)"?[:( ](\d+)[:,].*$/gm)].map(
    ([, file, line]) => `${file}:${line}`,
  );
  expect(status === 0, said).toBe(errors.length === 0);
  return errors.toSorted();
}

// Each takes a few seconds of the processor, and may have to share it.
describe('strict compilers, with the declarations of libraries checked too and without types of React', { timeout: 120_000 }, () => {
  it('TypeScript knows elements and their events on element, document and window', async () => {
    expect(await errorsOf('plain')).toEqual([]);
  });

  it('Vue takes what HTML may say, and refuses what the elements would', async () => {
    expect(await errorsOf('vue')).toEqual(['Wrong.vue:2', 'Wrong.vue:3', 'Wrong.vue:4']);
  });

  it('Svelte does', async () => {
    expect(await errorsOf('svelte')).toEqual(['Wrong.svelte:3', 'Wrong.svelte:4', 'Wrong.svelte:5']);
  });

  it('Angular knows elements and events', async () => {
    expect(await errorsOf('angular')).toEqual(['wrong.ts:7', 'wrong.ts:8', 'wrong.ts:9']);
  });
});
