import { afterEach, describe, expect, it, vi } from 'vitest';
import { finding } from '../findings';
import { fixes } from '../fixes';
import { findClock } from './findApi';
import { findBuiltIns } from './findBuiltIns';
import { findStorage, findTranslator, findVersions } from './findSurroundings';
import { policyFindings } from './watchPage';

const kit = new Set(['https://kvartal.example']);
const blocked = {
  blockedURI: 'https://kvartal.example/api/realty/',
  effectiveDirective: 'connect-src',
  sourceFile: '',
  disposition: 'enforce',
} as const;

describe('sentences', () => {
  it.each(Object.entries(fixes))('of %s are in both languages, end and have the same places for values', (code, [, ru, en]) => {
    expect(ru).toMatch(code === 'attribute-value' ? /^\{0\}$/ : /[а-яё].*(?:\.|\})$/i);
    expect(en).not.toMatch(/[а-яё]/i);
    expect(en).toMatch(/(?:\.|\})$/);
    const places = (text: string) => [...new Set(text.match(/\{\d\}/g))].sort();
    if (code !== 'attribute-value') expect(places(en)).toEqual(places(ru));
  });

  it('have values in their language', () => {
    expect(finding('tag-unknown', ['<kvartal-x>', ['Уберите.', 'Remove it.']])).toMatchObject({
      ru: 'Тега <kvartal-x> нет. Уберите.',
      en: 'There is no tag <kvartal-x>. Remove it.',
    });
  });
});

describe('a policy', () => {
  it('that blocked the kit twice is one finding', () => {
    expect(policyFindings([blocked, { ...blocked, blockedURI: 'https://kvartal.example/api/' }], kit)).toHaveLength(1);
  });

  it('names the directive that policies have', () => {
    const [found] = policyFindings([{ ...blocked, effectiveDirective: 'script-src-elem' }], kit);
    expect(found?.en).toContain('Add https://kvartal.example to the directive script-src.');
  });

  it('names a scheme with its colon', () => {
    const sourceFile = 'https://kvartal.example/kit/c/publish.js';
    const [found] = policyFindings([{ ...blocked, blockedURI: 'data', effectiveDirective: 'img-src', sourceFile }], kit);
    expect(found?.en).toContain('Add data: to the directive img-src.');
  });

  it('that blocked something of others, or only reports, is no matter of the kit', () => {
    const others = { ...blocked, blockedURI: 'https://counter.example/' };
    const theirPicture = { ...others, effectiveDirective: 'img-src' };
    expect(policyFindings([others, theirPicture, { ...blocked, disposition: 'report' }], kit)).toEqual([]);
  });

  it('is reported without the query of an address, which may hold a key', () => {
    const maps = { ...blocked, blockedURI: 'https://maps.example/2.1/?apikey=secret', sourceFile: 'https://kvartal.example/kit/c/map.js' };
    expect(JSON.stringify(policyFindings([maps], kit))).not.toContain('secret');
  });
});

describe('the clock', () => {
  const answer = (date?: string) => ({ headers: new Headers(date === undefined ? {} : { date }) });
  const now = Date.UTC(2026, 4, 1, 12);

  it.each([
    ['Fri, 01 May 2026 12:04:00 GMT', []],
    ['Fri, 01 May 2026 12:07:00 GMT', ['clock']],
    ['Fri, 01 May 2026 09:00:00 GMT', ['clock']],
    ['yesterday', []],
    [undefined, []],
  ])('beside a server of %s: %o', (date, codes) => {
    expect(findClock(answer(date), now).map(({ code }) => code)).toEqual(codes);
  });
});

describe('built-in objects', () => {
  it('are one finding for each kind of change', () => {
    const found = findBuiltIns([
      { what: 'replaced', name: 'Array.from' },
      { what: 'replaced', name: 'window.Promise' },
      { what: 'added', name: 'Object.prototype.extend' },
    ]);
    expect(found.map(({ code }) => code)).toEqual(['built-in-replaced', 'built-in-added']);
    expect(found[0]?.ru).toContain('Array.from, window.Promise');
  });

  it('that monitoring wraps are no fault', () => {
    expect(
      findBuiltIns([
        { what: 'replaced', name: 'window.fetch' },
        { what: 'replaced', name: 'EventTarget.prototype.addEventListener' },
      ]),
    ).toEqual([]);
  });
});

describe('the surroundings', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const codes = (found: readonly { readonly code: string }[]) => found.map(({ code }) => code);
  const rootWith = (fonts: number) => ({ getElementsByTagName: () => ({ length: fonts }) }) as unknown as HTMLElement;

  it.each([
    ['', 0, []],
    ['no-js translated', 0, []],
    ['no-js translated-rtl', 0, ['translator']],
    ['', 2, ['translator']],
  ])('of a document of class %o with %i tags of a translator: %o', (className, fonts, expected) => {
    vi.stubGlobal('document', { documentElement: { className } });
    expect(codes(findTranslator({ roots: [rootWith(fonts)] }))).toEqual(expected);
  });

  it('with a store that is closed, or is not there', () => {
    vi.stubGlobal('sessionStorage', null);
    vi.stubGlobal('localStorage', { length: 0 });
    expect(findStorage()[0]?.en).toContain('(sessionStorage)');
    vi.stubGlobal('sessionStorage', { length: 3 });
    expect(findStorage()).toEqual([]);
  });

  it('with other copies of the kit name all', () => {
    vi.stubGlobal('document', { scripts: [{ src: 'https://a.example/kit/kvartal.js?1' }, { src: 'https://a.example/jquery.js' }] });
    expect(findVersions({ version: '1.0.0', hasWarned: true })[0]?.en).toContain('1.0.0, https://a.example/kit/kvartal.js?1.');
    expect(findVersions({ version: '1.0.0' })).toEqual([]);
  });
});
