import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchKey } from '../../../examples/server/listings/cache/searchCounts';
import { mapStore } from '../../../examples/server/listings/mapStore';
import type { SearchCriteria } from '../../../examples/server/listings/searchQuery';
import { modelOf } from '../../../examples/server/listings/similar';
import { loadStations, type Stations } from '../../../examples/server/metro/stations';
import { engineIndex } from '../../../examples/server/search/engine/engineIndex';
import { openNode } from '../../../examples/server/search/engine/engineNode';
import { feedIndex } from '../../../examples/server/search/feed/feedIndex';
import { openNodes } from '../../../examples/server/search/feed/followChanges';
import { postgresIndex } from '../../../examples/server/search/postgresIndex';
import type { SearchIndex } from '../../../examples/server/search/searchIndex';
import { moscow } from '../../../src/domain/city/moscow';
import { requestBox } from '../../../src/domain/city/moscowPlace';
import { type Box, intersection, isInside } from '../../../src/domain/map/coordinates';
import { defaultFilters, ofItsDeal, type SearchFilters } from '../../../src/domain/search/filters';
import { compareListings, matchesFilters, type WorldListing } from '../../../src/testing/matchesFilters';
import { pointsIn } from '../../../src/testing/pointsIn';
import { anyFilters } from '../../support/badInput/anyFilters';
import { zarechensk } from '../../support/map/zarechensk';
import { anyWrite } from '../support/anyWrite';
import { inOrder } from '../support/mapPoints';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';
import { worldOf } from '../support/worldOf';
import { addSecondCity, sharedStation } from './secondCity';
import { noSphinx, patience, type Sphinx, startSphinx } from './sphinx';

interface Adapter {
  readonly index: SearchIndex;
  /** Brings what was written into the index. */
  feed(): Promise<unknown>;
  stop(): Promise<unknown>;
}

interface AdapterKind {
  readonly name: string;
  /** Why it cannot be tested on this machine; null if it can. */
  readonly missing: string | null;
  open(server: SeededServer): Promise<Adapter>;
}

const postgres: AdapterKind = {
  name: 'PostgreSQL',
  missing: null,
  async open({ db }) {
    const index = postgresIndex(db, { countsFor: 0, map: mapStore(db) });
    return { index, feed: async () => undefined, stop: async () => undefined };
  },
};

const sphinx: AdapterKind = {
  name: 'Sphinx on two nodes',
  missing: noSphinx,
  async open({ db }) {
    const searchd: Sphinx = await startSphinx();
    const { nodes, name } = searchd.address;
    const [first] = nodes;
    if (!first) throw new Error('There are no nodes');
    const engine = openNodes(searchd.address);
    const node = openNode(first, patience);
    return {
      index: engineIndex(db, node, name),
      feed: () => feedIndex(db, engine),
      async stop() {
        await Promise.all([engine.end(), node.end()]);
        await searchd.stop();
      },
    };
  },
};

const anyBox: fc.Arbitrary<Box> = fc
  .record({
    latitude: fc.double({ min: 55.5, max: 56, noNaN: true }),
    longitude: fc.double({ min: 37.3, max: 37.9, noNaN: true }),
    size: fc.constantFrom(0.01, 0.1, 0.4, 3),
  })
  .map(({ latitude, longitude, size }) => ({
    south: latitude - size,
    west: longitude - size,
    north: latitude + size,
    east: longitude + size,
  }));

/** More places than are drawn one by one. Multiples of a step that fractions of 32 bits do not have. */
const crowd = sql`
  insert into listings (owner_id, trade_type, realty_type, rooms, price, area, floor, floors, status, published_at, address_id, metro_id,
    latitude, longitude, building_type, repair, bathroom, balcony, owner_type, communication_method)
  select owner_id, trade_type, realty_type, rooms, price + n, area, floor, floors, status, published_at, address_id, metro_id,
    round((latitude + (id % 97 - 48) * 0.0013)::numeric, 6)::float8, round((longitude + (id % 89 - 44) * 0.0021 + n * 0.0101)::numeric, 6)::float8,
    building_type, repair, bathroom, balcony, owner_type, communication_method
  from listings cross join generate_series(1, 3) as copies (n)`;

describe.each([postgres, sphinx])('the contract of an index: $name', ({ missing, open }) => {
  describe.skipIf(missing !== null)(missing ?? 'answers as plain code does', () => {
    let server: SeededServer;
    let adapter: Adapter;
    let index: SearchIndex;
    let ofSecondCity: readonly number[];
    let secondStations: Stations;
    beforeAll(async () => {
      server = await startSeededServer(await engines[0].start(), { statementTimeout: 60_000 });
      await crowd.execute(server.db);
      // All along: no answer about Moscow has any of it.
      ofSecondCity = await addSecondCity(server.db);
      secondStations = await loadStations(server.db, zarechensk);
      await server.pool.query('vacuum analyze listings, listing_search, listing_places');
      adapter = await open(server);
      ({ index } = adapter);
      await adapter.feed();
    });
    afterAll(async () => {
      await adapter?.stop();
      await server?.stop();
    });

    const found = (world: readonly WorldListing[], filters: SearchFilters, box?: Box) =>
      world
        .filter((candidate) => matchesFilters(candidate, filters))
        .map(({ listing }) => listing)
        .filter(({ address }) => !box || isInside(box, { latitude: address?.latitude ?? 0, longitude: address?.longitude ?? 0 }))
        .toSorted(compareListings(filters.ordering));

    const criteriaOf = (filters: SearchFilters, box?: Box): SearchCriteria => {
      return { filters, city: moscow, metroIds: server.stations.idsOf(filters.metro), ...(box && { box }) };
    };

    test('counts, pages, boxes and points for any filters, with writes in between, whether they were fed or not', async () => {
      const stations = [...server.stations.names].slice(0, 60);
      const pageSize = 7;
      const asked = new Set<string>();
      let withResults = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.record({ filters: anyFilters(stations), write: anyWrite, ids: fc.uniqueArray(fc.nat(300), { maxLength: 20 }) }),
          anyBox,
          fc.boolean(),
          async ({ filters: any, write, ids }, box, isFed) => {
            const filters = ofItsDeal(any);
            const criteria = criteriaOf(filters);
            fc.pre(!asked.has(searchKey(criteria)));
            asked.add(searchKey(criteria));
            if (ids.length > 0) await write(server.db, ids);
            if (isFed) await adapter.feed();
            const world = await worldOf(server.db);
            const wanted = found(world, filters).map(({ id }) => id);
            if (wanted.length > 0) withResults += 1;
            expect(await index.count(criteria)).toBe(wanted.length);
            const last = Math.max(1, Math.ceil(wanted.length / pageSize));
            for (const page of new Set([1, 2, Math.ceil(last / 2), last, last + 1])) {
              const slice = { offset: (page - 1) * pageSize, limit: pageSize };
              expect([page, await index.page(criteria, slice)]).toEqual([page, wanted.slice(slice.offset, slice.offset + pageSize)]);
            }
            const inBox = found(world, filters, box);
            expect(await index.count(criteriaOf(filters, box))).toBe(inBox.length);
            expect(await index.page(criteriaOf(filters, box), { offset: 0, limit: 20 })).toEqual(inBox.slice(0, 20).map(({ id }) => id));
            const asking = intersection(box, requestBox);
            if (asking) expect(inOrder(await index.points(criteria, asking))).toEqual(inOrder(pointsIn(found(world, filters), asking)));
          },
        ),
        { numRuns: 12, seed: 20_261_127 },
      );
      expect(withResults).toBeGreaterThan(5);
    });

    test('cells of the whole city, with a place that is alone in its cell, before and after a write is fed', async () => {
      const filters = { ...defaultFilters, areaMin: 1 };
      await sql`update listings set latitude = 55.412345, longitude = 37.112345, status = 1, is_deleted = false, trade_type = 1,
        realty_type = 1, area = 4000 where id = 17`.execute(server.db);
      for (const feed of [async () => undefined, adapter.feed]) {
        await feed();
        const points = await index.points(criteriaOf(filters), requestBox);
        expect(points.some(({ cell }) => cell)).toBe(true);
        expect(points.find(({ ids }) => ids.includes(17))).toMatchObject({ at: { latitude: 55.412345, longitude: 37.112345 }, cell: null });
        expect(inOrder(points)).toEqual(inOrder(pointsIn(found(await worldOf(server.db), filters), requestBox)));
      }
    });

    test('equal prices and sums are ordered by id: pages neither overlap nor leave gaps, also far behind, and across what is not fed yet', async () => {
      await sql`update listings set price = 7000000 where trade_type = 1 and realty_type = 1 and id % 3 = 0`.execute(server.db);
      await sql`update listings set commission = null where trade_type = 2 and id % 7 = 0`.execute(server.db);
      await sql`update listings set area = null where trade_type = 1 and id % 11 = 0`.execute(server.db);
      await adapter.feed();
      await sql`update listings set price = 7000001, deposit = null where id % 97 = 0`.execute(server.db);
      for (const ordering of ['cheapest', 'dearest', 'unitPrice', 'firstPayment'] as const) {
        const isRent = ordering === 'firstPayment';
        const filters: SearchFilters = { ...defaultFilters, tradeType: isRent ? 'rent' : 'sale', ordering };
        const wanted = found(await worldOf(server.db), filters).map(({ id }) => id);
        // More than the thousand that an engine keeps by itself, if it is a sale.
        expect(wanted.length).toBeGreaterThan(isRent ? 300 : 1200);
        const pages: number[] = [];
        for (let offset = 0; offset < wanted.length; offset += 250) {
          pages.push(...(await index.page(criteriaOf(filters), { offset, limit: 250 })));
        }
        expect(pages).toEqual(wanted);
      }
      await sql`update listings set area = 4000 where area is null`.execute(server.db);
    });

    test('similar listings, in the order of PostgreSQL, without the listing itself', async () => {
      await adapter.feed();
      await sql`update listings set price = 5000000 + id * 1000 where id % 20 = 0 and id < 2000`.execute(server.db);
      const reference = (await postgres.open(server)).index;
      for (const id of found(await worldOf(server.db), defaultFilters)
        .slice(0, 3)
        .map((listing) => listing.id)) {
        const model = await modelOf(server.db, moscow, id);
        if (!model) throw new Error('It is public');
        for (const slice of [
          { offset: 0, limit: 12 },
          { offset: 60, limit: 12 },
        ]) {
          const similar = await index.similar(criteriaOf(defaultFilters), model, slice);
          expect(similar).toHaveLength(12);
          expect(similar).not.toContain(id);
          expect(similar).toEqual(await reference.similar(criteriaOf(defaultFilters), model, slice));
        }
      }
    });

    test('a second city never mixes with Moscow: counts, pages, points, stations, similar listings, fed or not', async () => {
      const criteriaIn = (filters: SearchFilters): SearchCriteria => {
        return { city: zarechensk, filters, metroIds: secondStations.idsOf(filters.metro) };
      };
      const check = async (filters: SearchFilters, ours: readonly WorldListing[], ofMoscow: readonly WorldListing[]) => {
        const cities = [
          { criteria: criteriaIn(filters), wanted: found(ours, filters) },
          { criteria: criteriaOf(filters), wanted: found(ofMoscow, filters) },
        ];
        for (const { criteria, wanted } of cities) {
          expect(await index.count(criteria)).toBe(wanted.length);
          expect(await index.page(criteria, { offset: 0, limit: 50 })).toEqual(wanted.slice(0, 50).map(({ id }) => id));
          // The box of Moscow has a place of both, the other one is of the second city alone.
          for (const box of [requestBox, zarechensk.requestBox]) {
            expect(inOrder(await index.points(criteria, box))).toEqual(inOrder(pointsIn(wanted, box)));
          }
        }
        return cities[0]?.wanted.length;
      };
      const searches: readonly SearchFilters[] = [
        defaultFilters,
        { ...defaultFilters, areaMin: 1 },
        { ...defaultFilters, metro: [sharedStation] },
        { ...defaultFilters, rooms: ['2'], ordering: 'cheapest' },
      ];
      const counts = async (asked = searches) => {
        const [ours, ofMoscow] = [await worldOf(server.db, zarechensk), await worldOf(server.db)];
        const lengths: (number | undefined)[] = [];
        for (const filters of asked) lengths.push(await check(filters, ours, ofMoscow));
        return lengths;
      };
      await adapter.feed();
      expect(await counts()).toEqual([15, 15, 5, 6]);
      const [first = 0, second = 0] = ofSecondCity;
      await sql`update listings set price = 1 where id = ${first}`.execute(server.db);
      await sql`update listings set city_id = ${moscow.id}, metro_id = null where id = ${second}`.execute(server.db);
      for (const feed of [async () => undefined, adapter.feed]) {
        await feed();
        expect(await counts(searches.slice(0, 2))).toEqual([14, 14]);
      }
      expect(await modelOf(server.db, moscow, first)).toBeNull();
      const model = await modelOf(server.db, zarechensk, first);
      if (!model) throw new Error('It is public');
      const similar = await index.similar(criteriaIn(defaultFilters), model, { offset: 0, limit: 100 });
      const others = ofSecondCity.filter((id) => id !== first && id !== second);
      expect(similar.toSorted((one, other) => one - other)).toEqual([...others].sort((one, other) => one - other));
    });
  });
});
