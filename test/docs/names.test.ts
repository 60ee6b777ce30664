import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../src/elements/definitions';
import { kebab } from '../../src/elements/kebab';
import { readValue } from '../../src/elements/readValue';
import { tokenSheet } from '../../src/ui/theme/tokens';

const guide = readFileSync('docs/embedding.md', 'utf8');
const blocks = (language: string): string[] =>
  [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, body = '']) => (name === language ? [body] : []));

const html = blocks('html');
const specs = new Map<string, (typeof definitions)[number]>(definitions.map((spec) => [spec.tag, spec]));
/** Attributes that every HTML element has. */
const everywhere = ['id', 'class', 'hidden', 'style'];

interface Tag {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** Opening tags of the kit in a piece of markup; scripts and style sheets are no markup. */
function tagsIn(markup: string): Tag[] {
  const bare = markup.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/g, '');
  return [...bare.matchAll(/<(kvartal-[\w-]+)([^>]*)>/g)].map(([, tag = '', rest = '']) => ({
    tag,
    attributes: [...rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')] as const,
    ),
  }));
}

describe('the markup of docs/embedding.md', () => {
  const tags = html.flatMap(tagsIn);

  it('shows every element', () => {
    expect(new Set(tags.map(({ tag }) => tag))).toEqual(new Set(specs.keys()));
  });

  it.each(tags)('<$tag> has attributes that it takes: $attributes', ({ tag, attributes }) => {
    const props = Object.entries(specs.get(tag)?.props ?? {});
    for (const [name, value] of attributes) {
      if (everywhere.includes(name)) continue;
      const [, spec] = props.find(([prop]) => kebab(prop) === name) ?? [];
      expect(spec, `${tag} has no attribute ${name}`).toBeDefined();
      if (spec) expect(readValue(spec, value, name), `${name}="${value}"`).toHaveProperty('value');
    }
  });

  it('names script options that the loader reads', () => {
    const loader = readFileSync('src/elements/loader.ts', 'utf8');
    const options = html.flatMap((block) => [...block.matchAll(/\b(data-[\w-]+)=/g)].map(([, name = '']) => name));
    expect(options.length).toBeGreaterThan(0);
    for (const option of options) expect(loader).toContain(`\`${option}\``);
  });

  it('opens what it closes', () => {
    for (const block of html) {
      const opened = [...block.matchAll(/<([a-z][\w-]*)(?=[\s>])/g)].map(([, name]) => name);
      const closed = [...block.matchAll(/<\/([a-z][\w-]*)>/g)].map(([, name]) => name);
      expect(closed.toSorted()).toEqual(opened.toSorted());
    }
  });
});

describe('the names of docs/embedding.md', () => {
  it.each([...new Set(guide.match(/--kv-[\w-]+/g))])('%s is a property that a page may set', (name) => {
    const documented = definitions.some(({ cssProperties }) => name in cssProperties);
    expect(documented || tokenSheet.includes(`${name}:`)).toBe(true);
  });

  it('begin with kvartal- only where a tag or an event has the name', () => {
    const events = definitions.flatMap((spec) => Object.keys(spec.events).map((event) => `kvartal-${kebab(event)}`));
    // `onkvartal-…` is an event too; `@kvartal/…` is the package.
    for (const [name] of guide.matchAll(/kvartal-[a-z]+(?:-[a-z]+)*/g)) expect([...specs.keys(), ...events]).toContain(name);
  });

  it('tell of every event and every error code', () => {
    const named = definitions.flatMap((spec) => Object.keys(spec.events).map((event) => `'kvartal-${kebab(event)}'`));
    for (const name of new Set(named)) expect(html.join('\n')).toContain(name);
    for (const code of ['bad-attribute', 'bad-property', 'load', 'render', 'malformed-item', 'broken-card']) {
      expect(guide).toContain(`| \`${code}\` |`);
    }
  });

  it('say ::part() only of parts that exist', () => {
    const parts = [...guide.matchAll(/(kvartal-[\w-]+)::part\(([\w-]+)\)/g)];
    expect(parts.length).toBeGreaterThan(0);
    for (const [, tag = '', part = ''] of parts) expect(Object.keys(specs.get(tag)?.parts ?? {})).toContain(part);
  });
});

describe('the code of docs/embedding.md', () => {
  it('passes the compiler, scripts of pages included', () => {
    const folder = '.cache/docs-embedding';
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const scripts = html.flatMap((block) => [...block.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code));
    // A page knows that its element is there; and events of any element may be heard on the document.
    const page = `import type { EventMapOf, definitions } from '@kvartal/kit/elements';
declare global {
  interface DocumentEventMap extends EventMapOf<(typeof definitions)[0]> {}
  interface ParentNode { querySelector<K extends keyof HTMLElementTagNameMap>(selectors: K): HTMLElementTagNameMap[K] }
}\n`;
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*'], exclude: [] }));
    for (const [index, code] of scripts.filter((code) => code.trim() !== '').entries()) {
      writeFileSync(join(folder, `script${index}.ts`), page + code);
    }
    for (const [index, code] of blocks('tsx').entries()) writeFileSync(join(folder, `code${index}.tsx`), code);
    const { status, stdout } = spawnSync('npx', ['--no-install', 'tsc', '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  }, 60_000);
});
