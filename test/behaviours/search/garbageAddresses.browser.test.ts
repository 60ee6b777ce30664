import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatQuery, keepKnownMetro, parseQuery, searchParameters } from '../../../src/domain/search/filtersQuery';
import { repairQuery } from '../../../src/domain/search/repairQuery';
import { formatViewState, isViewParameter, parseViewState } from '../../../src/domain/search/searchView';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { altered } from '../../../src/testing/scenarios';
import { someStations } from '../../../src/testing/stations';
import { aWorld } from '../../../src/testing/world';
import { garbageQueries } from '../../support/badInput/garbageQueries';
import { flats } from '../../support/listing/listings';
import { element } from '../../support/mount';
import { shownIds } from '../../support/shown';
import { endOfTask } from './endOfTask';

const known = someStations().map(({ name }) => name);
const isSearch = (part: string) =>
  [...new URLSearchParams(part)].some(([name, value]) => searchParameters.includes(name) || isViewParameter(name, value));
const shown = (query: string) => formatViewState(parseViewState(query) ?? { view: 'cards', box: null });

/** The expected address once the search has read it: its query, repaired, then all other parameters unchanged. */
function canonical(address: string, before: string): string {
  const query = repairQuery(address);
  const parts = query.split('&').filter(Boolean);
  const { filters, page } = parseQuery(query);
  // An address without search parameters leaves the search as it is.
  const own =
    parts.some(isSearch) || query === ''
      ? [formatQuery(keepKnownMetro(filters, known), page), shown(query)].filter(Boolean).join('&')
      : before;
  return [own, ...parts.filter((part) => !isSearch(part))].join('&');
}

/** So many listings that every page exists: a page beyond the last one would be corrected. */
const endless = altered(
  (body) => (typeof body === 'object' && body && 'count' in body ? { ...body, count: 2_000_000 } : body),
  createFakeApi(aWorld(flats(2))),
);

/** Stations are checked against the register after a paint. */
const nextFrame = () => new Promise(requestAnimationFrame);

const syncs = {
  query: {
    read: () => location.search.slice(1),
    go(query: string) {
      history.replaceState(null, '', `${location.pathname}?${query}`);
      dispatchEvent(new PopStateEvent('popstate'));
    },
  },
  hash: {
    read: () => location.hash.slice(1),
    go(query: string) {
      history.replaceState(null, '', `${location.pathname}#${query}`);
      dispatchEvent(new HashChangeEvent('hashchange'));
    },
  },
} as const;

describe('random addresses', () => {
  const thrown: unknown[] = [];
  const note = (event: Event) => thrown.push('reason' in event ? event.reason : event);
  let before = '';
  beforeEach(() => {
    before = location.href;
    thrown.length = 0;
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
    for (const dialog of ['alert', 'confirm', 'prompt', 'open'] as const) vi.spyOn(window, dialog).mockImplementation(() => null as never);
  });
  afterEach(() => {
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
    history.replaceState(null, '', before);
    vi.restoreAllMocks();
  });

  test.each([
    ['query', 1],
    ['hash', 2],
  ] as const)('are read, rewritten and never break anything, with url-sync="%s"', async (urlSync, seed) => {
    const { go, read } = syncs[urlSync];
    history.replaceState(null, '', location.pathname);
    const entries = history.length;
    const search = await element.mount('search', { urlSync }, { network: endless });
    await expect.poll(() => shownIds(search)).toHaveLength(2);
    const scripts = document.scripts.length;

    let own = formatQuery(parseQuery('').filters);
    for (const query of garbageQueries(800, seed)) {
      go(query);
      // As serialized by the browser.
      const written = read();
      const expected = canonical(written, own);
      for (let turns = 0; read() !== expected && turns < 200; turns += 1) await (turns < 20 ? endOfTask() : nextFrame());
      expect(read(), JSON.stringify(query)).toBe(expected);
      expect(search.root().querySelector('[part~=heading]')?.textContent, query).toMatch(/Москве/);
      own = expected.split('&').filter(isSearch).join('&');
    }

    go('');
    await expect.poll(() => shownIds(search)).toHaveLength(2);
    expect(thrown).toEqual([]);
    expect(search.detailsOf('error')).toEqual([]);
    expect(Reflect.get(window, 'ran')).toBeUndefined();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    for (const dialog of [window.alert, window.confirm, window.prompt, window.open]) expect(dialog).not.toHaveBeenCalled();
    expect(document.scripts.length).toBe(scripts);
    expect(history.length).toBe(entries);
  });
});
