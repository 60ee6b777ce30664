import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ElementOf, ElementSpec, EventMapOf } from '../../src/base/defineElement';
import { filterFlags } from '../../src/domain/search/fields';
import { defaultFilters } from '../../src/domain/search/filters';
import { searchParameters } from '../../src/domain/search/filtersQuery';
import { definitions } from '../../src/elements/definitions';
import { documentedElements } from '../../src/elements/definitions.docs';
import { kebab } from '../../src/elements/kebab';
import { readValue } from '../../src/elements/readValue';
import { fieldsOf, listingFields, templateNames } from '../../src/parts/template/fields';
import { formatters } from '../../src/parts/template/formatters';
import { aListing, fixedNow } from '../../src/testing/fixtures';
import { ru } from '../../src/text/common/ru';
import { en } from '../../src/text/en';
import { formatsFor } from '../../src/text/format/format';
import { tokenSheet } from '../../src/ui/theme/tokens';
import { blocksOf } from './blocks';

const guides = ['docs/embedding.md', 'docs/embedding.en.md'] as const;
const textOf = (guide: string) => readFileSync(guide, 'utf8');
const specs = new Map<string, (typeof definitions)[number]>(definitions.map((spec) => [spec.tag, spec]));
/** Attributes that every HTML element has. */
const everywhere = ['id', 'class', 'hidden', 'style', 'slot'];

interface Tag {
  readonly place: string;
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** Opening tags of the kit in a piece of markup; scripts and style sheets are no markup. */
function tagsIn(markup: string, place: string): Tag[] {
  const bare = markup.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/g, '');
  return [...bare.matchAll(/<(kvartal-[\w-]+)([^>]*)>/g)].map(([, tag = '', rest = '']) => ({
    place,
    tag,
    attributes: [...rest.matchAll(/(?<=\s)([\w-]+)(?:="([^"]*)")?(?=\s|$)/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')] as const,
    ),
  }));
}

const html = ['README.md', ...guides].flatMap(blocksOf).filter(({ language }) => language === 'html' || language === 'vue');
const tags = html.flatMap(({ code, place }) => tagsIn(code, place));

describe('the markup of the guides', () => {
  it('shows every element', () => {
    expect(new Set(tags.map(({ tag }) => tag))).toEqual(new Set(specs.keys()));
  });

  it.each(tags)('$place: <$tag> has attributes that it takes: $attributes', ({ tag, attributes }) => {
    const props = Object.entries(specs.get(tag)?.props ?? {});
    for (const [name, value] of attributes) {
      // What the element does not know would go unnoticed by it; a reference of Vue is no attribute.
      if (everywhere.includes(name) || name === 'ref') continue;
      const [, spec] = props.find(([prop]) => kebab(prop) === name) ?? [];
      expect(spec, `${tag} has no attribute ${name}`).toBeDefined();
      if (spec) expect(readValue(spec, value, name), `${name}="${value}"`).toHaveProperty('value');
    }
  });

  it('names script options that the loader reads', () => {
    const loader = readFileSync('src/elements/loader/loader.ts', 'utf8');
    const options = html.flatMap(({ code }) => [...code.matchAll(/<script[^>]*?\b(data-[\w-]+)=/g)].map(([, name = '']) => name));
    expect(options.length).toBeGreaterThan(0);
    for (const option of options) expect(loader).toContain(`\`${option}\``);
  });

  it('opens what it closes', () => {
    for (const { code, place } of html) {
      const markup = code.replace(/<(img|br|input)\b[^>]*>/g, '');
      const opened = [...markup.matchAll(/<([a-z][\w-]*)(?=[\s>])/g)].map(([, name]) => name);
      const closed = [...markup.matchAll(/<\/([a-z][\w-]*)>/g)].map(([, name]) => name);
      expect(closed.toSorted(), place).toEqual(opened.toSorted());
    }
  });
});

type EventsOf<D> = D extends ElementSpec ? EventMapOf<D> : never;
type Events = EventsOf<(typeof definitions)[number]>;
type KeysOf<T> = T extends unknown ? keyof T : never;
type DetailOf<K> = Events extends infer E ? (E extends Record<K & string, CustomEvent<infer D>> ? D : never) : never;
/** What each event tells: the compiler refuses a name that is not in its detail, and misses one that is not here. */
const details: { [K in KeysOf<Events>]: Record<KeysOf<DetailOf<K>> & string, true> } = {
  'kvartal-ready': { instance: true, filters: true },
  'kvartal-search': { instance: true, filters: true, query: true },
  'kvartal-filter': { instance: true, filters: true, query: true, source: true },
  'kvartal-results': { instance: true, count: true, page: true, listings: true },
  'kvartal-select-listing': { instance: true, id: true, url: true, listing: true },
  'kvartal-shown': { instance: true, listing: true, url: true, metadata: true },
  'kvartal-page': { instance: true, page: true },
  'kvartal-sort': { instance: true, ordering: true },
  'kvartal-view': { instance: true, view: true },
  'kvartal-navigate': {
    instance: true,
    url: true,
    target: true,
    tab: true,
    chatId: true,
    messageId: true,
  },
  'kvartal-case': { instance: true, url: true, section: true, caseId: true, replaces: true },
  'kvartal-contact': { instance: true, method: true, listing: true },
  'kvartal-favourite': { instance: true, listingId: true, isFavourite: true },
  'kvartal-signed-in': { instance: true, user: true },
  'kvartal-signed-out': { instance: true },
  'kvartal-closed': { instance: true, isSignedIn: true, wasAsked: true },
  'kvartal-accepted': { instance: true },
  'kvartal-published': { instance: true, id: true, url: true },
  'kvartal-deleted': { instance: true },
  'kvartal-access': { instance: true, isAllowed: true },
  'kvartal-error': { instance: true, code: true, message: true, attribute: true },
};

describe.each(guides)('the catalogues of %s', (guide) => {
  const text = textOf(guide);
  const row = (name: string) => text.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';

  it('tell of every event and everything in its detail', () => {
    const named = definitions.flatMap((spec) => Object.keys(spec.events).map((event) => `kvartal-${kebab(event)}`));
    expect(new Set(Object.keys(details))).toEqual(new Set(named));
    for (const [name, detail] of Object.entries(details)) {
      expect(row(name), name).not.toBe('');
      for (const key of Object.keys(detail)) if (key !== 'instance') expect(row(name), name).toContain(`\`${key}\``);
    }
    expect(text).toContain('`instance`');
  });

  it('tell which events may be cancelled', () => {
    for (const { events } of definitions) {
      for (const [event, { cancelable = false }] of Object.entries<{ cancelable?: boolean }>(events)) {
        const [last = ''] = row(`kvartal-${kebab(event)}`)
          .replace(/ \|$/, '')
          .split('|')
          .slice(-1);
        expect([event, last.trim() !== '']).toEqual([event, cancelable]);
      }
    }
  });

  it('tell of every error code', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      // Answers of the API have codes as well.
      (name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('testing'),
    );
    const codes = sources.flatMap((name) =>
      [...readFileSync(`src/${name}`, 'utf8').matchAll(/\bcode: '([a-z-]+)'/g)].map(([, code = '']) => code),
    );
    expect(codes.length).toBeGreaterThan(5);
    for (const code of new Set(codes)) expect(row(code), code).not.toBe('');
  });

  it('tell of every filter, in a query and in an object', () => {
    for (const name of [
      ...searchParameters.filter((name) => name !== 'page' && name !== 'building_type'),
      ...Object.keys(defaultFilters),
      ...filterFlags,
    ]) {
      expect(text).toContain(`\`${name}\``);
    }
  });

  it('tell of everything that a script may read and call', () => {
    const control: Record<
      Exclude<keyof ElementOf<(typeof definitions)[0]>, keyof HTMLElement | keyof (typeof definitions)[0]['props']>,
      true
    > & {
      filters: true;
    } = { filters: true, results: true, search: true, reset: true, whenReady: true };
    for (const name of Object.keys(control)) expect(text).toMatch(new RegExp(`^\\| \`${name}(\\(.*\\))?\` \\|`, 'm'));
  });

  it('name custom properties that a page may set', () => {
    for (const name of new Set(text.match(/--kv-[\w-]+/g))) {
      const documented = documentedElements.some(({ cssProperties }) => name in cssProperties);
      expect(documented || tokenSheet.includes(`${name}:`), name).toBe(true);
    }
  });

  it('say kvartal- only where a tag or an event has the name', () => {
    const events = definitions.flatMap((spec) => Object.keys(spec.events).map((event) => `kvartal-${kebab(event)}`));
    // `onkvartal-…` is an event too; `@kvartal/…` is the package, `.kvartal-place` a class of the page, `-js-module` an id of WordPress,
    // `-drafts` and the like are databases in the visitor's browser, `-worker` is a policy of Trusted Types, `?kvartal-doctor` a query.
    for (const [name] of text.matchAll(/(?<!\.)\bkvartal-[a-z]+(?:-[a-z]+)*/g)) {
      const others = [
        'kvartal-place',
        'kvartal-js-module',
        'kvartal-drafts',
        'kvartal-chats',
        'kvartal-viewed',
        'kvartal-hidden',
        'kvartal-searches',
        'kvartal-worker',
        'kvartal-doctor',
      ];
      expect([...specs.keys(), ...events, ...others]).toContain(name);
    }
  });

  it('say ::part() only of parts that exist', () => {
    const parts = [...text.matchAll(/(kvartal-[\w-]+)::part\(([\w-]+)\)/g)];
    expect(parts.length).toBeGreaterThan(0);
    for (const [, tag = '', part = ''] of parts)
      expect(Object.keys(documentedElements.find((element) => element.tag === tag)?.parts ?? {})).toContain(part);
  });
});

describe.each([
  ['docs/embedding.md', 'ru', ru],
  ['docs/embedding.en.md', 'en', en],
] as const)('templates in %s', (guide, lang, t) => {
  const text = textOf(guide);
  const rowOf = (name: string) =>
    text.split('\n').find((line) => line.startsWith(`| \`${name}\` |`) && line.includes('`text`') === (name !== 'card')) ?? '';

  it.each(templateNames)('%s has the fields that are there', (name) => {
    const fields = [...rowOf(name).matchAll(/(?<=^\| `\w+` \| |[;,] )`(\w+)`/g)].map(([, field = '']) => field);
    expect(new Set(fields)).toEqual(new Set(fieldsOf[name].keys()));
  });

  it('show the values of a built-in card', () => {
    const place = { url: '', mediaHost: '', now: fixedNow };
    const values = listingFields(aListing(), { lang, text: t, format: formatsFor(lang) }, place);
    const shown = [...rowOf('card').matchAll(/`(\w+)` — ([^;|«]+?)(?=;| \|)/g)].map(([, field = '', value = '']) => [field, value]);
    expect(shown.length).toBeGreaterThan(20);
    // Addresses and the owner's words differ from listing to listing.
    for (const [field = '', value = ''] of shown.filter(([, value = '']) => !/адрес |текст |address |text/.test(value))) {
      expect([field, values.get(field)?.text.replaceAll('\u00A0', ' ')]).toEqual([field, value]);
    }
  });

  it('name the formatters that are there', () => {
    const named = [...text.matchAll(/\{\{\w+ \\?\| (\w+)/g)].map(([, name = '']) => name);
    for (const name of named) expect([...formatters.keys()]).toContain(name);
    for (const name of formatters.keys()) expect(text).toMatch(new RegExp(`\\| ${name}\\b|\`${name}\``));
  });
});

it('both guides name the same attributes', () => {
  const named = (guide: string) =>
    new Set(
      definitions
        .flatMap(({ props }) => Object.keys(props).map(kebab))
        .filter((name) => new RegExp(`(?<![\\w-])${name}="`).test(textOf(guide))),
    );
  expect(named('docs/embedding.en.md')).toEqual(named('docs/embedding.md'));
});
