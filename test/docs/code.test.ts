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

/** A page knows that its elements are there; events of any element may be heard on the document. */
const page = `import type { EventMapOf, definitions } from '@kvartal/kit/elements';
declare global {
  interface DocumentEventMap extends EventMapOf<(typeof definitions)[0]> {}
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

describe('the code of the manuals', () => {
  it('passes the compiler, scripts of pages and of Vue components included', () => {
    const folder = '.cache/manual-types';
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // As in a project of a reader: strict about types, silent about imports that only a page's own build would use.
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*'], exclude: [] }));
    const scripts = of('html').flatMap(({ code }) => [...code.matchAll(/<script(?![^>]*\btype="importmap")[^>]*>([\s\S]*?)<\/script>/g)]);
    const files = [
      ...scripts.filter(([, code = '']) => code.trim() !== '').map(([, code = '']) => ['ts', page + code]),
      ...of('js').map(({ code }) => ['ts', /^import /m.test(code) ? code : page + code]),
      ...of('ts', 'tsx').map(({ code, language }) => [language, code]),
      ...of('vue').map((block) => ['ts', scriptOfVue(block)]),
      [
        'ts',
        scriptOfVue({ code: readFileSync('examples/vue/App.vue', 'utf8'), place: 'examples/vue/App.vue', heading: '', language: 'vue' }),
      ],
    ];
    for (const [index, [ending, code = '']] of files.entries()) writeFileSync(join(folder, `code${index}.${ending}`), code);
    const { status, stdout } = spawnSync('npx', ['--no-install', 'tsc', '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  }, 60_000);

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
        /^(default-src|script-src|connect-src|img-src|style-src|require-trusted-types-for|trusted-types) \S/,
      );
    }
  });

  it.each(of('bash'))('$place names commands that exist', ({ code }) => {
    const { scripts, peerDependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const commands = code.split(/\n|&&/).map((line) => line.replace(/\s+#.*|^\s*(?:[A-Z_]+=\S+\s+)+/g, '').trim());
    for (const command of commands.filter((line) => line !== '')) {
      const [, script] = /^npm run ([\w:-]+)/.exec(command) ?? [];
      const [, installed] = /^npm i (?:-D )?(.+)$/.exec(command) ?? [];
      if (script) expect(Object.keys(scripts ?? {})).toContain(script);
      else if (installed)
        for (const name of installed.split(' '))
          expect(['@kvartal/kit', ...Object.keys({ ...peerDependencies, ...devDependencies })]).toContain(name);
      else
        expect(command).toMatch(
          /^(npm (ci|start|test)|npx vitest run .+|curl -s \S+ \| openssl dgst -sha384 -binary \| openssl base64 -A)$/,
        );
    }
  });
});
