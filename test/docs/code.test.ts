import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Engine } from 'php-parser';
import { describe, expect, it } from 'vitest';
import { compileScript, parse } from 'vue/compiler-sfc';
import { type Block, blocksOf, manuals } from './blocks';

const blocks = manuals.flatMap(blocksOf);
const of = (...languages: string[]) => blocks.filter(({ language }) => languages.includes(language));

/** Languages whose blocks some test compiles or runs: here, and in a browser `guide.page.test.ts`. */
const tested = ['html', 'css', 'js', 'ts', 'tsx', 'vue', 'php', 'json', 'http', 'bash'];

it.each(blocks)('$place is written in a language that is tested: $language', ({ language }) => {
  expect(tested).toContain(language);
});

/** A page knows that its elements are there. */
const page = `import '@kvartal/kit/elements';
declare global {
  interface ParentNode {
    querySelector<K extends keyof HTMLElementTagNameMap>(selectors: K): HTMLElementTagNameMap[K];
    querySelector(selectors: \`#\${string}\` | \`.\${string}\`): HTMLElement;
  }
}\n`;

/** The script of a Vue component as TypeScript, with what its template uses. */
function scriptOfVue({ code, place }: Block): string {
  const { descriptor, errors } = parse(code, { filename: 'App.vue' });
  expect(errors, place).toEqual([]);
  return compileScript(descriptor, { id: 'manual' }).content;
}

/** Compiles files as a project of a reader would; answers what the compiler says. */
function compile(folder: string, files: readonly (readonly [ending: string, code: string])[], options: object): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Ambient declarations are not imported by the files that use them.
  const include = ['*', '../../src/**/*.d.ts'];
  const settings = { extends: '../../tsconfig.json', compilerOptions: options, include, exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  // Pictures are imported by the bundler of a page.
  writeFileSync(join(folder, 'bundler.d.ts'), '/// <reference types="vite/client" />\n');
  for (const [index, [ending, code]] of files.entries()) writeFileSync(join(folder, `code${index}.${ending}`), code);
  return spawnSync('npx', ['--no-install', 'tsc', '-p', folder], { encoding: 'utf8' }).stdout;
}

/** Each run checks the types of the kit too: minutes on a loaded machine. */
const compileTimeout = 180_000;

const ofPage = (code: string) => ['ts', /^import /m.test(code) ? code : page + code] as const;
const example: Block = { code: readFileSync('examples/vue/App.vue', 'utf8'), place: 'examples/vue/App.vue', heading: '', language: 'vue' };
const isTyped = ({ code }: Block) => /<script[^>]*lang="ts"/.test(code);

describe('the code of the manuals', () => {
  it(
    'passes the compiler, and so does the script of the Vue page',
    () => {
      const typed = [...of('ts', 'tsx').map(({ code, language }) => [language, code] as const)];
      const vue = [...of('vue'), example].filter(isTyped).map((block) => ['ts', scriptOfVue(block)] as const);
      expect(compile('.cache/manual-typed', [...typed, ...vue], {})).toBe('');
    },
    compileTimeout,
  );

  it(
    'passes the compiler where it is plain JavaScript: scripts of pages and of Vue components',
    () => {
      const inPages = of('html').flatMap(({ code }) => [...code.matchAll(/<script(?![^>]*\btype="importmap")[^>]*>([\s\S]*?)<\/script>/g)]);
      const scripts = inPages.map(([, code = '']) => code).filter((code) => code.trim() !== '');
      const files = [...scripts, ...of('js').map(({ code }) => code)].map(ofPage);
      const vue = of('vue').filter((block) => !isTyped(block));
      expect(
        compile('.cache/manual-plain', [...files, ...vue.map((block) => ['ts', scriptOfVue(block)] as const)], { noImplicitAny: false }),
      ).toBe('');
    },
    compileTimeout,
  );

  it.each(of('ts'))(
    '$place runs',
    ({ code }) => {
      mkdirSync('.cache/manual-run', { recursive: true });
      writeFileSync('.cache/manual-run/code.ts', code);
      const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '.cache/manual-run/code.ts'], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
    },
    30_000,
  );

  it.each(of('php'))('$place is PHP', ({ code }) => {
    const engine = new Engine({ parser: { php8: true, suppressErrors: false }, ast: { withPositions: true } });
    expect(engine.parseCode(code, 'kvartal.php').errors).toEqual([]);
    // Whatever comes from an editor goes through the escaping of its place.
    for (const [, value = ''] of code.matchAll(/="' \. ([^.]+) \. '"/g)) expect(value).toMatch(/^esc_(attr|url)\(/);
  });

  it.each(of('json'))('$place is JSON', ({ code }) => {
    expect(() => JSON.parse(code)).not.toThrow();
  });

  it.each(of('http'))('$place is a header with directives that browsers know', ({ code }) => {
    const [, name, value = ''] = /^([A-Z][\w-]+): ([\s\S]+)$/.exec(code) ?? [];
    expect(name).toBe('Content-Security-Policy');
    for (const directive of value.split(';')) {
      expect(directive.trim()).toMatch(
        /^(default-src|script-src|connect-src|img-src|style-src|frame-src|object-src|base-uri|require-trusted-types-for|trusted-types) \S/,
      );
    }
  });

  it.each(of('bash'))('$place names commands that exist', ({ code }) => {
    const { scripts, peerDependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const commands = code.split(/\n|&&/).map((line) => line.replace(/(?:^|\s+)#.*|^\s*(?:[A-Z_]+=\S+\s+)+/g, '').trim());
    for (const command of commands.filter((line) => line !== '')) {
      const [, script] = /^npm run ([\w:-]+)/.exec(command) ?? [];
      const [, installed] = /^npm i (?:-D )?(.+)$/.exec(command) ?? [];
      if (script) expect(Object.keys(scripts ?? {})).toContain(script);
      else if (installed)
        for (const name of installed.split(' '))
          expect(['@kvartal/kit', ...Object.keys({ ...peerDependencies, ...devDependencies })]).toContain(name);
      // Those with databases and archives are run by test/server/operation/backup.test.ts.
      else
        expect(command).toMatch(
          /^(npm (ci|ci --omit=dev|start|test)|npx vitest run .+|node dist\/reference-server\/(main|migrate)\.js|(pg_dump|pg_restore|createdb|vacuumdb|tar) .+|curl -s \S+ \| openssl dgst -sha384 -binary \| openssl base64 -A)$/,
        );
    }
  });
});
