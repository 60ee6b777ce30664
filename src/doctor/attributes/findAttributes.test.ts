import { describe, expect, it, vi } from 'vitest';
import type { PropSpec } from '../../base/defineElement';
import { definitions } from '../../elements/definitions';
import { kebab } from '../../elements/kebab';
import { readValue } from '../../elements/readValue';
import { rulesOf, tableOf } from './attributeTable';
import { findAttributes } from './findAttributes';
import { nearest } from './nearest';

const table = tableOf(definitions);

/** A tag as the doctor reads it. */
function tagged(localName: string, attributes: Readonly<Record<string, string>>): Element {
  return { localName, attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })) } as unknown as Element;
}
const codesOf = (attributes: Readonly<Record<string, string>>, tag = 'kvartal-search') =>
  findAttributes([tagged(tag, attributes)], table).map(({ code }) => code);

describe('the table of attributes', () => {
  const attributes = definitions.flatMap(({ tag, props }) =>
    Object.entries<PropSpec<unknown>>(props)
      .filter(([, { attribute }]) => attribute !== false)
      .map(([prop, spec]) => ({ tag, name: kebab(prop), spec })),
  );
  const values = [
    '',
    '0',
    '1',
    '2',
    '5',
    '6',
    '7',
    '100',
    '101',
    '1.5',
    '-1',
    'x',
    'false',
    'light',
    '/api',
    'ftp://x',
    '//x',
    'en',
    'fr',
    '{}',
    '{',
  ];

  it.each(attributes)('says of $name of <$tag> what its definition says', ({ tag, name, spec }) => {
    const rule = rulesOf(table, tag)?.get(name);
    for (const value of [...values, ...(spec.options ?? [])]) {
      const isFault = 'fault' in readValue(rule?.spec ?? { kind: 'text' }, value, name);
      expect(isFault, `${name}="${value}"`).toBe('fault' in readValue(spec, value, name));
    }
  });

  it('leaves out what is no attribute', () => {
    expect(rulesOf(table, 'kvartal-account')?.has('token')).toBe(false);
  });

  it('refuses a check that it cannot write down', () => {
    const own = { kind: 'text', check: () => null } as const;
    expect(() => tableOf([{ tag: 'kvartal-x', props: { own }, events: {} }])).toThrow('kvartal-x own');
  });
});

describe('markup', () => {
  it('without faults has no finding', () => {
    expect(codesOf({ id: 'a', class: 'b', 'data-x': '', 'aria-label': 'c', onclick: '', ':deal': 'x', '@click': '', 'v-if': '' })).toEqual(
      [],
    );
    expect(codesOf({ itemprop: 'offers', 'hx-get': '/x', 'wire:click': 'x', '_ngcontent-ng-c1': '', 'x-data': '', autofocus: '' })).toEqual(
      [],
    );
    expect(codesOf({ deal: 'rent', 'page-size': '5', brand: 'red', 'api-url': '/api', 'fixed-filters': 'a=b' })).toEqual([]);
  });

  it.each([
    [{ deal: '“rent”' }, 'attribute-quotes'],
    [{ '2»': '' }, 'attribute-quotes'],
    [{ pagesize: '5' }, 'attribute-misspelt'],
    [{ filers: 'a=b' }, 'attribute-misspelt'],
    [{ colour: 'red' }, 'attribute-unknown'],
    [{ token: 'secret' }, 'attribute-unknown'],
    [{ 'page-size': '0' }, 'attribute-value'],
    [{ deal: 'buy' }, 'attribute-value'],
    [{ 'api-url': 'ftp://kvartal.example/api' }, 'attribute-value'],
  ])('%o is %s', (attributes, code) => {
    expect(codesOf(attributes as Record<string, string>)).toEqual([code]);
  });

  it('never repeats data, which may hold a secret', () => {
    const [found] = findAttributes([tagged('kvartal-x', { given: '{secret' })], { x: 'given:d' });
    expect(found).toMatchObject({ code: 'attribute-value' });
    expect(`${found?.ru} ${found?.en}`).not.toContain('{secret');
  });

  it('with an unknown tag names the one that was meant', () => {
    const [found] = findAttributes([tagged('kvartal-lisitng', {})], table);
    expect(found).toMatchObject({ code: 'tag-unknown', ru: expect.stringContaining('kvartal-listing:') });
    expect(codesOf({}, 'kvartal-weather')).toEqual(['tag-unknown']);
  });

  it('may have tags of the page that begin as those of the kit', () => {
    vi.stubGlobal('customElements', { get: () => Object });
    expect(codesOf({}, 'kvartal-weather')).toEqual([]);
    vi.unstubAllGlobals();
  });
});

it('a word is near another with two letters changed, if enough stay', () => {
  expect(nearest('headinglevle', ['heading-level', 'lang'])).toBe('heading-level');
  expect(nearest('land', ['lang'])).toBe('lang');
  expect(nearest('lots', ['lang'])).toBeUndefined();
});
