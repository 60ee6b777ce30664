import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../examples/server/database/schema';
import { cachedMap } from '../../../examples/server/listings/cache/cachedMap';
import { copiedPage } from '../../../examples/server/listings/cache/copy/copiedPage';
import { forgetChanges, searchCopy } from '../../../examples/server/listings/cache/copy/searchCopy';
import { searchCounts } from '../../../examples/server/listings/cache/searchCounts';
import { listingStore } from '../../../examples/server/listings/listingStore';
import { mapStore } from '../../../examples/server/listings/mapStore';
import { requestBox } from '../../../src/domain/map/coordinates';
import { defaultFilters, flagsFor, type SearchFilters } from '../../../src/domain/search/filters';
import { compareListings, matchesFilters } from '../../../src/testing/matchesFilters';
import { pointsIn } from '../../../src/testing/pointsIn';
import { anyFilters } from '../../support/badInput/anyFilters';
import { anyWrite, update } from '../support/anyWrite';
import { inOrder } from '../support/mapPoints';
import { everyEngine, type SeededServer, startSeededServer } from '../support/seededServer';
import { worldOf } from '../support/worldOf';

/** Writes of one transaction, and whether it is rolled back in the end. */
const anyTransaction = fc.record({
  writes: fc.array(fc.tuple(anyWrite, fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 40 })), {
    minLength: 1,
    maxLength: 4,
  }),
  isUndone: fc.boolean(),
});

const byNumber = (one: number, other: number) => one - other;

/** Rows of one query that the other does not have. */
async function difference(db: Kysely<Database>, one: ReturnType<typeof sql>, other: ReturnType<typeof sql>): Promise<unknown[]> {
  const { rows } = await sql`((${one}) except all (${other})) union all ((${other}) except all (${one}))`.execute(db);
  return rows;
}

const kept = sql`select * from listing_search`;
const wanted = sql`select * from public_listings`;
const keptPlaces = sql`select trade_type, realty_type, latitude, longitude, rooms, listings::bigint, price from listing_places`;
const wantedPlaces = sql`
  select trade_type, realty_type, latitude, longitude, of_rooms::smallint, count(*), min(price)
  from listings, unnest(array[-1, coalesce(rooms, 0)]) as of_rooms where status = 1 and not is_deleted group by 1, 2, 3, 4, 5`;

describe.each(everyEngine)('what the search reads on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('after writes', () => {
    let server: SeededServer;
    beforeAll(async () => {
      server = await startSeededServer(await start());
    });
    afterAll(() => server?.stop());

    async function expectInStep(db: Kysely<Database>) {
      expect(await difference(db, kept, wanted)).toEqual([]);
      expect(await difference(db, keptPlaces, wantedPlaces)).toEqual([]);
    }

    test('equals the listings themselves after any sequence of writes, and so do searches', async () => {
      const store = listingStore(server.db, server.stations, { countsFor: 0 });
      // Of two instances: copies that follow every write, one of them in memory since before the first.
      const copies = [searchCopy(server.db), searchCopy(server.db)];
      await copies[0]?.ready();
      const stations = [...server.stations.names].slice(0, 60);
      const undone = new Error('undone');
      await expectInStep(server.db);
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyTransaction, { minLength: 1, maxLength: 3 }),
          fc.array(anyFilters(stations), { minLength: 2, maxLength: 2 }),
          async (transactions, searches) => {
            for (const { writes, isUndone } of transactions) {
              const done = server.db.transaction().execute(async (transaction) => {
                for (const [write, ids] of writes) await write(transaction, ids);
                if (isUndone) throw undone;
              });
              await done.catch((error: unknown) => {
                if (error !== undone) throw error;
              });
            }
            await expectInStep(server.db);
            // And of one that has just started.
            const started = searchCopy(server.db);
            await Promise.all([started, ...copies].map((copy) => copy.ready()));
            const world = await worldOf(server.db);
            const usual: SearchFilters = { ...defaultFilters, rooms: searches[0]?.rooms ?? [] };
            for (const filters of [...searches, usual]) {
              const shown = { ...filters, flags: flagsFor(filters.tradeType, filters.flags) };
              const found = world.filter((candidate) => matchesFilters(candidate, shown)).map(({ listing }) => listing);
              const criteria = { filters: shown, metroIds: server.stations.idsOf(filters.metro) };
              const wanted = found.toSorted(compareListings(filters.ordering)).map(({ id }) => id);
              const ids = (await store.page(criteria, 1, 50)).map(({ id }) => id);
              expect(ids).toEqual(wanted.slice(0, 50));
              const points = inOrder(pointsIn(found, requestBox));
              for (const copy of [null, started, ...copies]) {
                expect(inOrder(await cachedMap(mapStore(server.db), copy).points(criteria, requestBox))).toEqual(points);
                const counted = await searchCounts(server.db, 0, copy).of(criteria);
                expect(counted.count).toBe(found.length);
                if (counted.ids) expect(counted.ids.toSorted(byNumber)).toEqual(wanted.toSorted(byNumber));
                const rows = await copy?.rowsOf(criteria);
                if (copy && !rows) throw new Error('There is no copy');
                for (const offset of rows ? [0, 7, found.length - 3] : []) {
                  const slice = { limit: 5, offset: Math.max(0, offset) };
                  const page = rows ? copiedPage(rows, criteria, slice) : [];
                  expect(page.toSorted(byNumber)).toEqual(wanted.slice(slice.offset, slice.offset + 5).toSorted(byNumber));
                }
              }
            }
          },
        ),
        { numRuns: 40, seed: 20_260_303 },
      );
    });

    test('writers of the same places wait for each other, and neither is lost', async () => {
      const { rows } = await sql<{ ids: number[] }>`
        select array_agg(id order by id) as ids from public_listings group by latitude, longitude, trade_type, realty_type
        having count(*) > 1 order by count(*) desc limit 1`.execute(server.db);
      const ids = rows[0]?.ids ?? [];
      expect(ids.length).toBeGreaterThan(1);
      for (const status of [4, 1]) {
        await Promise.all(ids.map((id) => update(sql`status = ${status}, price = price + 7`)(server.db, [id])));
        await expectInStep(server.db);
      }
    });

    test('a copy in memory sees what is committed late, and nothing that is not committed', async () => {
      const copy = searchCopy(server.db);
      await copy.ready();
      const all = { filters: defaultFilters, metroIds: [] };
      const shown = async () => (await copy.rowsOf(all))?.size;
      const before = (await shown()) ?? 0;
      // At different places: those who change the same one wait for each other.
      const publicOnes = await sql<{
        id: number;
      }>`select min(id) as id from listing_search_sale_flats group by latitude, longitude order by 1 limit 3`.execute(server.db);
      const [first, second, third] = publicOnes.rows.map(({ id }) => id);
      const archive = (db: Kysely<Database>, id: number | undefined) => sql`update listings set status = 4 where id = ${id}`.execute(db);
      await server.db.transaction().execute(async (early) => {
        await archive(early, first);
        await archive(server.db, second);
        expect(await shown()).toBe(before - 1);
        await archive(server.db, third);
        expect(await shown()).toBe(before - 2);
      });
      expect(await shown()).toBe(before - 3);
      // What was forgotten was read before.
      await sql`update listing_changes set changed_at = now() - interval '25 hours'`.execute(server.db);
      await forgetChanges(server.db);
      expect(await shown()).toBe(before - 3);
    });

    test('a copy in memory is made again when everything has changed, and after an hour', async () => {
      let now = 0;
      const copy = searchCopy(server.db, { now: () => now });
      const all = { filters: defaultFilters, metroIds: [] };
      expect(await copy.rowsOf(all)).toBeNull();
      await copy.ready();
      const size = (await copy.rowsOf(all))?.size;
      expect(size).toBeGreaterThan(0);
      await sql`select fill_listing_search()`.execute(server.db);
      expect(await copy.rowsOf(all)).toBeNull();
      // Not before transactions have ended that were open meanwhile, which other suites may have.
      const again = async () => {
        now += 10_001;
        await copy.ready();
        return (await copy.rowsOf(all))?.size;
      };
      await expect.poll(again, { timeout: 10_000 }).toBe(size);
      now += 3_700_000;
      expect(await copy.rowsOf(all)).toBeNull();
      await copy.ready();
      expect((await copy.rowsOf(all))?.size).toBe(size);
    });

    test('more listings than a copy may have are left to the database', async () => {
      const copy = searchCopy(server.db, { most: 10 });
      await copy.ready();
      expect(await copy.rowsOf({ filters: defaultFilters, metroIds: [] })).toBeNull();
    });

    test('a change of texts or owners writes nothing there', async () => {
      const places = sql<{ at: string }>`select min(ctid::text || xmin::text) as at from listing_search where id < 100`;
      const before = await places.execute(server.db);
      await sql`update listings set description = description || '!', year_built = 2000, price = price where id < 100`.execute(server.db);
      expect((await places.execute(server.db)).rows).toEqual(before.rows);
    });

    test('emptying the listings empties it', async () => {
      await sql`truncate listings cascade`.execute(server.db);
      await expectInStep(server.db);
    });
  });
});
