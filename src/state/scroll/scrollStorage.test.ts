import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tabMemory } from '../runtime/tabMemory';
import { lastSearch } from '../search/lastSearch';
import { lastScrollEntry, readScrollEntries, type ScrollEntry, saveScrollEntry } from './scrollStorage';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
const place = (patch: Partial<ScrollEntry> = {}): ScrollEntry => ({
  section: 'main',
  entry: 'first',
  url: '/realty?page=2',
  cards: [[7, -40]],
  ...patch,
});

beforeEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
  vi.stubGlobal('sessionStorage', storage);
});

describe('saved positions of searches', () => {
  it('are in session storage, with the section that was left last', () => {
    saveScrollEntry(place());
    saveScrollEntry(place({ section: 'rent', url: '/rent-flats' }));
    expect(stored.get('kvartal:lastSection')).toBe('rent');
    expect(JSON.parse(stored.get('kvartal:scroll') ?? '')).toEqual([place(), place({ section: 'rent', url: '/rent-flats' })]);
    expect(lastScrollEntry()?.url).toBe('/rent-flats');
  });

  it('are one per section and history entry, and twenty at most', () => {
    saveScrollEntry(place());
    saveScrollEntry(place({ url: '/realty?page=3' }));
    expect(readScrollEntries()).toEqual([place({ url: '/realty?page=3' })]);
    for (let entry = 0; entry < 30; entry += 1) saveScrollEntry(place({ entry: String(entry) }));
    expect(readScrollEntries().map(({ entry }) => Number(entry))).toEqual(Array.from({ length: 20 }, (_, index) => index + 10));
  });

  it.each([
    'not json',
    'null',
    '{}',
    '[null, 1, "x", []]',
    JSON.stringify([{ ...place(), url: 'javascript:alert(1)' }]),
    JSON.stringify([{ ...place(), url: '//evil.test/' }]),
    JSON.stringify([{ ...place(), url: '/\\evil.test/' }]),
    JSON.stringify([{ ...place(), url: 'https://evil.test/' }]),
    JSON.stringify([{ ...place(), cards: 'all' }]),
    JSON.stringify([{ ...place(), cards: [7] }]),
  ])('that cannot be used are dropped: %s', (text) => {
    stored.set('kvartal:scroll', text);
    stored.set('kvartal:lastSection', 'main');
    expect(readScrollEntries()).toEqual([]);
    expect(lastSearch()).toBeNull();
  });

  it.each([
    ['blocked', () => vi.stubGlobal('sessionStorage', undefined)],
    [
      'full',
      () =>
        vi.stubGlobal('sessionStorage', {
          ...storage,
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError');
          },
        }),
    ],
  ])('are kept in memory while the storage is %s', (_, spoil) => {
    spoil();
    saveScrollEntry(place({ entry: 'memory' }));
    expect(lastScrollEntry()).toEqual(place({ entry: 'memory' }));
    vi.stubGlobal('sessionStorage', storage);
    tabMemory.write('kvartal:scroll', '[]');
    tabMemory.write('kvartal:lastSection', '');
  });
});

describe('the last search', () => {
  it('is null before the first one', () => {
    expect(lastSearch()).toBeNull();
  });

  it('resumes where it was left, not where it was when the link was rendered', () => {
    saveScrollEntry(place({ cards: [] }));
    const search = lastSearch();
    saveScrollEntry(place({ cards: [[9, 12]] }));
    expect(search?.url).toBe('/realty?page=2');
    search?.resume();
    expect(lastScrollEntry()).toEqual(place({ cards: [[9, 12]], isAwaited: true }));
  });
});
