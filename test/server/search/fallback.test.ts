import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergedPage, partFor } from '../../../examples/server/search/engine/mergedPage';
import { startFeed } from '../../../examples/server/search/feed/startFeed';
import { openIndexedSearch } from '../../../examples/server/search/openIndexedSearch';
import { type IndexFailure, IndexProblem, type SearchIndex } from '../../../examples/server/search/searchIndex';
import { withFallback } from '../../../examples/server/search/withFallback';
import { moscow } from '../../../src/domain/city/moscow';
import { requestBox } from '../../../src/domain/city/moscowPlace';
import { defaultFilters } from '../../../src/domain/search/filters';
import { engines, startSeededServer } from '../support/seededServer';

const criteria = { filters: defaultFilters, city: moscow, metroIds: [] };

function indexOf(count: () => Promise<number>): SearchIndex {
  return { count, page: async () => [], similar: async () => [], points: async () => [] };
}

describe('an index with a second source behind it', () => {
  /** What the index does, question by question: a failure, or nothing for an answer. */
  const ask = (failures: readonly (Error | null)[], patience?: number) => {
    const reasons: (IndexFailure | null)[] = [];
    const asked = { index: 0 };
    const clock = { now: 0 };
    const index = indexOf(() => {
      const failure = failures[asked.index++];
      return failure ? Promise.reject(failure) : Promise.resolve(1);
    });
    const both = withFallback(
      index,
      indexOf(async () => 2),
      { onAnswer: (reason) => reasons.push(reason), now: () => clock.now, ...(patience && { patience }) },
    );
    return { both, reasons, asked, clock };
  };

  test('is left alone for two seconds after it was away, and asked again then', async () => {
    const { both, reasons, asked, clock } = ask([new IndexProblem('unreachable', 'away')]);
    expect([await both.count(criteria), await both.count(criteria), asked.index]).toEqual([2, 2, 1]);
    clock.now = 1999;
    expect(await both.count(criteria)).toBe(2);
    clock.now = 2000;
    expect(await both.count(criteria)).toBe(1);
    expect(reasons).toEqual(['unreachable', 'unreachable', 'unreachable', null]);
  });

  test('is asked the next time when it only lags', async () => {
    const { both, reasons } = ask([new IndexProblem('behind', 'much has changed'), null]);
    expect([await both.count(criteria), await both.count(criteria)]).toEqual([2, 1]);
    expect(reasons).toEqual(['behind', null]);
  });

  test('that says nothing is not waited for', async () => {
    const reasons: (IndexFailure | null)[] = [];
    const silent = indexOf(() => new Promise(() => undefined));
    const both = withFallback(
      silent,
      indexOf(async () => 2),
      { onAnswer: (reason) => reasons.push(reason), patience: 1 },
    );
    expect([await both.count(criteria), reasons]).toEqual([2, ['slow']]);
  });

  test('does not hide mistakes of the program or of the database', async () => {
    const { both, reasons } = ask([new TypeError('not a number')]);
    await expect(both.count(criteria)).rejects.toThrow(TypeError);
    expect(reasons).toEqual([]);
  });
});

test('pages of two sources are those of both together', () => {
  const numbers = fc.uniqueArray(fc.nat(60), { maxLength: 40 });
  fc.assert(
    fc.property(numbers, fc.nat(5), fc.nat(40), fc.integer({ min: 1, max: 10 }), (all, others, offset, limit) => {
      const inOrder = (a: number, b: number) => a - b;
      const second = all.slice(0, others);
      const first = all.slice(others).toSorted(inOrder);
      const part = partFor({ limit, offset }, second.length);
      const page = mergedPage(first.slice(part.offset, part.offset + part.limit), second, { limit, offset }, inOrder);
      expect(page).toEqual(all.toSorted(inOrder).slice(offset, offset + limit));
    }),
  );
});

test('without SEARCH_URL the search is the one of the database, nothing is fed, and the client of an engine is not loaded', async () => {
  const { cache } = createRequire(import.meta.url);
  const loaded = () => Object.keys(cache).filter((path) => path.includes('/mysql2/'));
  // Another file of the same worker may have loaded it.
  const before = loaded();
  const server = await startSeededServer(await engines[0].start());
  try {
    const reasons: unknown[] = [];
    const { listings, map } = openIndexedSearch(server.db, server.stations, { engine: null, onAnswer: (reason) => reasons.push(reason) });
    const filters = { ...defaultFilters, areaMin: 1 };
    expect(await listings.count({ filters, city: moscow, metroIds: [] })).toBeGreaterThan(0);
    expect(await listings.page({ filters, city: moscow, metroIds: [] }, 1, 5)).toHaveLength(5);
    expect(await map.points({ filters, city: moscow, metroIds: [] }, requestBox)).not.toHaveLength(0);
    expect([reasons, startFeed(server.db, null, server.app.log)]).toEqual([[], null]);
    expect(loaded()).toEqual(before);
  } finally {
    await server.stop();
  }
});
