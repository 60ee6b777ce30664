import fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matching, orderOf } from '../../../examples/server/listings/searchQuery';
import { countSchema, latestAnswer, listingPageAnswer } from '../../../src/api/wire/lists';
import { moscow } from '../../../src/domain/city/moscow';
import { orderings, tradeTypes } from '../../../src/domain/enumerations';
import { filterFlags } from '../../../src/domain/search/fields';
import { costOfOther, defaultFilters, ofItsDeal, type SearchFilters } from '../../../src/domain/search/filters';
import { formatQuery } from '../../../src/domain/search/filtersQuery';
import { compareListings, matchesFilters, type WorldListing } from '../../../src/testing/matchesFilters';
import { anyFilters } from '../../support/badInput/anyFilters';
import { everyEngine, type SeededServer, startSeededServer } from '../support/seededServer';
import { worldOf } from '../support/worldOf';

/** Every order of every deal. */
const allOrders = tradeTypes.flatMap(({ key }) =>
  orderings.flatMap((option) => (option.key === costOfOther(key) ? [] : [[key, option.key] as const])),
);

describe.each(everyEngine)('search on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('seeded', () => {
    let server: SeededServer;
    let world: WorldListing[];

    beforeAll(async () => {
      server = await startSeededServer(await start());
      world = await worldOf(server.db);
    });
    afterAll(() => server?.stop());

    /** Ids in the required order, computed without SQL. */
    function expectedIds(filters: SearchFilters): number[] {
      const wanted = ofItsDeal(filters);
      const found = world.filter((candidate) => matchesFilters(candidate, wanted)).map(({ listing }) => listing);
      return found.sort(compareListings(wanted.ordering)).map(({ id }) => id);
    }

    async function page(query: string, number: number, size: number) {
      const { status, body } = await server.get(`/api/realty/?${query}&page=${number}&page_size=${size}`);
      expect(status).toBe(200);
      return v.parse(listingPageAnswer, body);
    }

    async function count(query: string): Promise<number> {
      const { body } = await server.get(`/api/realty/count/?${query}`);
      return v.parse(countSchema, body).count;
    }

    async function everyPage(query: string, size: number): Promise<{ ids: number[]; counts: Set<number> }> {
      const ids: number[] = [];
      const counts = new Set<number>();
      for (let number = 1; ; number++) {
        const answer = await page(query, number, size);
        ids.push(...answer.results.map(({ id }) => id));
        counts.add(answer.count);
        if (answer.results.length < size) return { ids, counts };
      }
    }

    test('matches a plain filter over all rows, in the same order, for any filters', async () => {
      const stations = [...new Set(world.flatMap(({ listing }) => listing.metro?.name ?? []))];
      let withResults = 0;
      await fc.assert(
        fc.asyncProperty(anyFilters(stations), fc.constantFrom(7, 30, 100), async (filters, size) => {
          const expected = expectedIds(filters);
          if (expected.length > 0) withResults++;
          const query = formatQuery(filters);
          // Small pages of many results would only repeat the same statement.
          const found = await everyPage(query, expected.length > 100 ? 100 : size);
          expect(found.ids).toEqual(expected);
          expect([...found.counts]).toEqual([expected.length]);
          expect(await count(query)).toBe(expected.length);
        }),
        { numRuns: 150, seed: 20_260_301 },
      );
      // Otherwise the property would prove little.
      expect(withResults).toBeGreaterThan(30);
    });

    test.each(filterFlags)('%s alone partitions the listings', async (flag) => {
      const rent: SearchFilters = { ...defaultFilters, tradeType: 'rent' };
      const expected = expectedIds({ ...rent, flags: [flag] });
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(expectedIds(rent).length);
      expect(await count(formatQuery({ ...rent, flags: [flag] }))).toBe(expected.length);
    });

    test.each(allOrders)(
      '%s, %s: ties are ordered newest id first, and pages neither overlap nor leave gaps',
      async (tradeType, ordering) => {
        const filters = { ...defaultFilters, tradeType, ordering };
        // Give half of the listings the same price and time, and some of them the same full cost or none.
        await server.db
          .updateTable('listings')
          .set({ price: 9_000_000, published_at: new Date('2026-02-28T12:00:00Z') })
          .where('id', '<', 750)
          .execute();
        const rest = sql<number>`id % 4`;
        await server.db
          .updateTable('listings')
          .set({
            deposit: sql`case ${rest} when 0 then null else 0 end`,
            commission: sql`case ${rest} when 1 then null else 9000 end`,
            area: sql`case ${rest} when 2 then null else 4500 end`,
          })
          .where('id', '<', 400)
          .execute();
        const [changed, { ids }] = await Promise.all([worldOf(server.db), everyPage(formatQuery(filters), 7)]);
        const shown = changed.filter((candidate) => matchesFilters(candidate, filters)).map(({ listing }) => listing);
        expect(ids).toEqual(shown.sort(compareListings(ordering)).map(({ id }) => id));
      },
    );

    test('listings in moderation, rejected, archived or deleted are never found', async () => {
      const hidden = new Set(
        world.filter(({ listing }) => listing.status !== 'active' || listing.isDeleted).map(({ listing }) => listing.id),
      );
      expect(new Set(world.filter(({ listing }) => hidden.has(listing.id)).map(({ listing }) => listing.status)).size).toBe(4);
      const searches = tradeTypes.flatMap(({ key: tradeType }) =>
        (['flat', 'apartments'] as const).map((realtyType) => formatQuery({ ...defaultFilters, tradeType, realtyType })),
      );
      const found = await Promise.all(searches.map((query) => everyPage(query, 100)));
      const ids = found.flatMap((answer) => answer.ids);
      expect(ids.filter((id) => hidden.has(id))).toEqual([]);
      expect(ids.length).toBe(world.length - hidden.size);
    });

    test('a deleted listing shows little; an archived one can still be opened', async () => {
      const deleted = world.find(({ listing }) => listing.isDeleted);
      const archived = world.find(({ listing }) => listing.status === 'archived' && !listing.isDeleted);
      const gone = await server.get(`/api/realty/${deleted?.listing.id}/`);
      expect(gone).toMatchObject({ status: 200, body: { is_deleted: true, photos: [], description: '' } });
      const { status, body } = await server.get(`/api/realty/${archived?.listing.id}/`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ realty_status: 4, realty_status_full: 'В архиве', is_deleted: false });
    });

    test.each(tradeTypes)('the newest of $wire, of both kinds', async ({ key, wire }) => {
      const newest = (await worldOf(server.db))
        .map(({ listing }) => listing)
        .filter((listing) => listing.status === 'active' && !listing.isDeleted && listing.tradeType === key)
        .sort(compareListings('newest'));
      const { body } = await server.get(`/api/realty/latest/?trade_type=${encodeURIComponent(wire)}&page_size=20`);
      expect(v.parse(latestAnswer, body).results.map(({ id }) => id)).toEqual(newest.slice(0, 20).map(({ id }) => id));
    });

    test.each(allOrders)('%s, %s reads its ids from an index only', async (tradeType, ordering) => {
      const [column, direction] = orderOf(ordering);
      const ids = matching(server.db, {
        filters: { ...defaultFilters, tradeType, rooms: ['1', '2'], priceMax: 20_000_000 },
        city: moscow,
        metroIds: [],
      })
        .select('id')
        .orderBy(column, direction)
        .orderBy('id', 'desc')
        .limit(10);
      expect(JSON.stringify(await ids.explain('text'))).toContain('Index Only Scan');
    });
  });
});
