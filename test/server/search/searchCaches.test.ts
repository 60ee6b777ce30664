import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCaches, type Caches, cacheNames, noCaches } from '../../../examples/server/listings/cache/caches';
import { searchKey } from '../../../examples/server/listings/cache/searchCounts';
import { type ListingStore, listingStore } from '../../../examples/server/listings/listingStore';
import { moscow } from '../../../src/domain/city/moscow';
import type { Listing } from '../../../src/domain/listing/listing';
import { defaultFilters, ofItsDeal } from '../../../src/domain/search/filters';
import { compareListings, matchesFilters } from '../../../src/testing/matchesFilters';
import { anyFilters } from '../../support/badInput/anyFilters';
import { anyWrite } from '../support/anyWrite';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';
import { worldOf } from '../support/worldOf';

/** None, each alone, and all together. */
const kinds: readonly (readonly [name: string, Caches])[] = [
  ['none', noCaches],
  ...cacheNames.map((name) => [name, new Set([name])] as const),
  ['all', allCaches],
];

interface Candidate {
  readonly name: string;
  readonly store: ListingStore;
}

describe('the search with and without its caches', () => {
  let server: SeededServer;
  let candidates: readonly Candidate[];
  beforeAll(async () => {
    server = await startSeededServer(await engines[0].start());
    const { db, stations } = server;
    candidates = kinds.map(([name, caches]): Candidate => ({ name, store: listingStore(db, stations, { caches }) }));
  });
  afterAll(() => server?.stop());

  const idsOf = (listings: readonly Listing[]) => listings.map(({ id }) => id);
  const pageSize = 7;

  test('finds the same, in the same order, for any filters and after any writes', async () => {
    const stations = [...server.stations.names].slice(0, 60);
    const asked = new Set<string>();
    let withResults = 0;
    await fc.assert(
      fc.asyncProperty(anyFilters(stations), anyWrite, fc.uniqueArray(fc.nat(300), { maxLength: 20 }), async (filters, write, ids) => {
        if (ids.length > 0) await write(server.db, ids);
        const world = await worldOf(server.db);
        const shown = ofItsDeal(filters);
        const found = world.filter((candidate) => matchesFilters(candidate, shown)).map(({ listing }) => listing);
        const wanted = idsOf(found.toSorted(compareListings(shown.ordering)));
        const criteria = { filters: shown, city: moscow, metroIds: server.stations.idsOf(filters.metro) };
        // A count may be some seconds old, so each is asked for once.
        fc.pre(!asked.has(searchKey(criteria)));
        asked.add(searchKey(criteria));
        const last = Math.max(1, Math.ceil(wanted.length / pageSize));
        if (wanted.length > 0) withResults += 1;
        for (const { name, store } of candidates) {
          expect([name, await store.count(criteria)]).toEqual([name, wanted.length]);
          for (const page of new Set([1, 2, last, last + 1])) {
            const read = await store.page(criteria, page, pageSize);
            expect([name, page, idsOf(read)]).toEqual([name, page, wanted.slice((page - 1) * pageSize, page * pageSize)]);
            // What is remembered is as good as what was read.
            expect([name, await store.page(criteria, page, pageSize)]).toEqual([name, read]);
          }
        }
      }),
      { numRuns: 12, seed: 20_261_126 },
    );
    expect(withResults).toBeGreaterThan(4);
  });

  test('the newest, similar ones and the page of a listing are the same', async () => {
    const [plain, ...others] = candidates;
    if (!plain) throw new Error('There are no caches');
    const latest = await plain.store.latest(moscow, 'sale', 5);
    expect(latest).toHaveLength(5);
    const [model] = latest;
    if (!model) throw new Error('There are no listings');
    const similar = { filters: defaultFilters, city: moscow, metroIds: [], similarTo: model.id };
    const wanted = [latest, await plain.store.page(similar, 1, 5), await plain.store.byId(model.id, null)];
    expect(wanted[2]).toMatchObject({ id: model.id });
    for (const { name, store } of others) {
      const read = [await store.latest(moscow, 'sale', 5), await store.page(similar, 1, 5), await store.byId(model.id, null)];
      expect([name, ...read]).toEqual([name, ...wanted]);
    }
  });
});
