import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as kit from '../../src';
import { definitions } from '../../src/elements/definitions';

const guides = ['docs/embedding.md', 'docs/embedding.en.md'] as const;
const linesOf = (guide: string) => readFileSync(guide, 'utf8').split('\n');

/** Every section of the two guides, Russian and English, in order; `###` are subsections. */
const sections: readonly (readonly [russian: string, english: string])[] = [
  ['# «Квартал» на вашем сайте', '# Kvartal on your website'],
  ['## Две строки', '## Two lines'],
  ['## Элементы', '## Elements'],
  ['## Основные настройки', '## Common settings'],
  ['## Фильтры', '## Filters'],
  ['## Форма и результаты отдельно', '## Form and results apart'],
  ['## Управление из скрипта', '## Control from a script'],
  ['## События', '## Events'],
  ['## Шаблоны и слоты', '## Templates and slots'],
  ['## Внешний вид', '## Appearance'],
  ['## Карта', '## Map'],
  ['## Яндекс Карты', '## Yandex Maps'],
  ['## Страница объявления', '## Listing page'],
  ['## Вход', '## Sign-in'],
  ['## Чат', '## Chat'],
  ['## Главная и другие страницы сайта', '## Home and other site pages'],
  ['## WordPress', '## WordPress'],
  ['## Tilda и другие конструкторы', '## Tilda and other site builders'],
  ['## React', '## React'],
  ['## Vue', '## Vue'],
  ['## Безопасность', '## Security'],
  ['### Content-Security-Policy', '### Content-Security-Policy'],
  ['### Целостность (SRI)', '### Integrity (SRI)'],
  ['## Что хранится у посетителя', '## What is stored in the browser'],
  ['## Если что-то не так', '## Troubleshooting'],
  ['### Проверка страницы: kvartal.doctor.js', '### Check of a page: kvartal.doctor.js'],
  ['## Версии и поддержка', '## Versions and support'],
];

/** Line by line: the headings, and below each what it consists of: paragraphs, items, rows of tables, blocks by language. */
function outlineOf(guide: string): { readonly headings: readonly string[]; readonly contents: readonly string[] } {
  const headings: string[] = [];
  const contents: string[] = [];
  let isCode = false;
  let isInside = false;
  for (const line of linesOf(guide)) {
    const fence = /^```(.*)$/.exec(line);
    if (fence) isCode = !isCode;
    if (fence && isCode) contents.push(`${headings.length} ${fence[1]}`);
    if (fence || isCode) continue;
    if (/^#+ /.test(line)) headings.push(line);
    else if (line.startsWith('| ')) contents.push(`${headings.length} row of ${line.split(/(?<!\\)\|/).length - 2}`);
    else if (line.startsWith('- ')) contents.push(`${headings.length} item${line.startsWith('- **') ? ' with a title' : ''}`);
    else if (line !== '' && !isInside) contents.push(`${headings.length} paragraph${line.startsWith('**') ? ' with a title' : ''}`);
    isInside = line !== '' && !/^#+ /.test(line);
  }
  return { headings, contents };
}

/** The anchor of a heading as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

describe('the two guides', () => {
  it('have the same sections in the same order', () => {
    expect(outlineOf(guides[0]).headings).toEqual(sections.map(([russian]) => russian));
    expect(outlineOf(guides[1]).headings).toEqual(sections.map(([, english]) => english));
  });

  it('have the same paragraphs, lists, rows and blocks of code in every section', () => {
    expect(outlineOf(guides[1]).contents).toEqual(outlineOf(guides[0]).contents);
  });
});

describe.each(guides)('%s', (guide) => {
  const lines = linesOf(guide);

  it('names every section in its table of contents', () => {
    const links = lines
      .slice(
        0,
        lines.findIndex((line) => line.startsWith('## ')),
      )
      .filter((line) => line.startsWith('- '));
    const titles = outlineOf(guide).headings.flatMap((heading) => (heading.startsWith('## ') ? [heading.slice(3)] : []));
    expect(links).toEqual(titles.map((title) => `- [${title}](#${anchorOf(title)})`));
  });

  it('lists every element with its React component', () => {
    const rows = lines.flatMap((line) => {
      const [, tag, component] = /^\| `<(kvartal-[\w-]+)>` \| .+ \| `(\w+)` \|$/.exec(line) ?? [];
      return tag && component ? [[tag, component]] : [];
    });
    const pascal = (tag: string) => tag.replace(/^kvartal/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    // `Map` is a global of JavaScript.
    const components = definitions.map(({ tag }) => [tag, tag === 'kvartal-map' ? 'SearchMap' : pascal(tag)]);
    expect(rows.toSorted()).toEqual(components.toSorted());
    for (const [, component = ''] of rows) expect(Object.keys(kit)).toContain(component);
  });

  it('has no long lines, tables aside', () => {
    const long = lines.flatMap((line, index) => (line.length > 120 && !line.startsWith('|') ? [`${guide}:${index + 1}`] : []));
    expect(long).toEqual([]);
  });

  it('names every key that the kit or the site stores in a browser, and no other', () => {
    const rows = lines.flatMap(
      (line) => /^\| `([^`<][^`]*)` \| (?:cookie [^|]*)?(?:`(?:local|session)Storage`|IndexedDB) \|/.exec(line)?.[1] ?? [],
    );
    expect(rows.toSorted()).toEqual([...storedKeys()].toSorted());
  });
});

/** Keys of cookies and storage in the sources, with `<name>` for what is filled in. */
function storedKeys(): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { path, text } of browserSources()) {
    // No guide says anything about these.
    expect([path, /\b(?:indexedDB|cookieStore|navigator\.storage|caches\.open)\b/.exec(text)?.[0]]).toEqual([path, undefined]);
    for (const [, name = ''] of text.matchAll(/\bcreate(?:Store|Database)\('([^']+)', '/g)) keys.add(name);
    if (!/\b(?:localStorage|sessionStorage|tabMemory)\b|\.cookie\b/.test(text)) continue;
    const literals = new Map([...text.matchAll(/\bconst (\w+) = ['`]([^'`\n]+)['`]/g)].map(([, name = '', value = '']) => [name, value]));
    const uses = [
      ...text.matchAll(/\b(?:getItem|setItem|removeItem|tabMemory\.(?:read|write))\(([^,)]+)/g),
      ...text.matchAll(/\.cookie = `\$\{(\w+)\}=/g),
    ];
    for (const [, name = ''] of uses) {
      // The wrapper of the session storage passes on what it is given.
      if (path === 'src/state/runtime/tabMemory.ts' && name === 'key') continue;
      const key = literals.get(name);
      expect(key, `${path}: the key ${name} is a constant of the file`).toBeDefined();
      if (key) keys.add(key.replaceAll(/\$\{(\w+)\}/g, '<$1>'));
    }
    const written = text.match(/\.cookie = /g)?.length ?? 0;
    expect([path, text.match(/\.cookie = `\$\{\w+\}=/g)?.length ?? 0]).toEqual([path, written]);
  }
  return keys;
}

/** What runs in a browser: the kit without its stand-ins for tests, and the site. */
function browserSources(): { readonly path: string; readonly text: string }[] {
  return ['src', 'examples/site'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /(?<!\.test)(?<!\.d)\.tsx?$/.test(path) && !/^src\/testing\/|\/node_modules\//.test(path))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
}
