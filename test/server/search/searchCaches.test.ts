import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCaches, type Caches, cacheNames, noCaches } from '../../../examples/server/listings/cache/caches';
import { searchKey } from '../../../examples/server/listings/cache/searchCounts';
import { type ListingStore, listingStore } from '../../../examples/server/listings/listingStore';
import { moscow } from '../../../src/domain/city/moscow';
import type { Listing } from '../../../src/domain/listing/listing';
import { defaultFilters, ofItsDeal } from '../../../src/domain/search/filters';
import { longestNew } from '../../../src/domain/searches/publishedWithin';
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

  test('what is new grows old by itself: no answer is remembered', async () => {
    const { db } = server;
    const byAge = await db
      .selectFrom('listing_search')
      .select(['id', 'published_at'])
      .where('trade_type', '=', 1)
      .where('realty_type', '=', 1)
      .execute();
    const fresh = { filters: defaultFilters, city: moscow, metroIds: [], publishedWithin: 3600 };
    await db
      .updateTable('listings')
      .set({ published_at: sql<Date>`now() - interval '2 hours'` })
      .where('published_at', '>', sql<Date>`now() - interval '2 hours'`)
      .execute();
    const [first, second] = byAge.map(({ id }) => id);
    if (!first || !second) throw new Error('There are no listings');
    const publish = (id: number, minutes: number) =>
      db
        .updateTable('listings')
        .set({ published_at: sql<Date>`now() - make_interval(mins => ${minutes})` })
        .where('id', '=', id)
        .execute();
    await publish(first, 10);
    await publish(second, 30);
    for (const { name, store } of candidates) {
      expect([name, await store.count(fresh), idsOf(await store.page(fresh, 1, 5))]).toEqual([name, 2, [first, second]]);
    }
    await publish(second, 61);
    for (const { name, store } of candidates) {
      expect([name, await store.count(fresh), idsOf(await store.page(fresh, 1, 5))]).toEqual([name, 1, [first]]);
    }
  });

  test('the newest, similar ones and the page of a listing are the same', async () => {
    const [plain, ...others] = candidates;
    if (!plain) throw new Error('There are no caches');
    const latest = await plain.store.latest(moscow, 'sale', 5);
    expect(latest).toHaveLength(5);
    const [model] = latest;
    if (!model) throw new Error('There are no listings');
    const similar = { filters: defaultFilters, city: moscow, metroIds: [], similarTo: model.id };
    const fresh = { filters: defaultFilters, city: moscow, metroIds: [], publishedWithin: longestNew };
    const newOnes = async (store: ListingStore) => [await store.page(fresh, 1, 5), await store.count(fresh)];
    const [, count] = await newOnes(plain.store);
    expect(count).toBeGreaterThan(5);
    const wanted = [latest, await plain.store.page(similar, 1, 5), await plain.store.byId(model.id, null)];
    expect(wanted[2]).toMatchObject({ id: model.id });
    for (const { name, store } of others) {
      const read = [await store.latest(moscow, 'sale', 5), await store.page(similar, 1, 5), await store.byId(model.id, null)];
      expect([name, ...read]).toEqual([name, ...wanted]);
      expect([name, ...(await newOnes(store))]).toEqual([name, ...(await newOnes(plain.store))]);
    }
  });
});
