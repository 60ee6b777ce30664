import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../examples/server/database/schema';
import { forgetChanges } from '../../../examples/server/listings/cache/searchChanges';
import { searchCounts } from '../../../examples/server/listings/cache/searchCounts';
import { listingStore } from '../../../examples/server/listings/listingStore';
import { mapStore } from '../../../examples/server/listings/mapStore';
import { moscow } from '../../../src/domain/city/moscow';
import { requestBox } from '../../../src/domain/city/moscowPlace';
import { defaultFilters, ofItsDeal, type SearchFilters } from '../../../src/domain/search/filters';
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
      const map = mapStore(server.db);
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
            const world = await worldOf(server.db);
            const usual: SearchFilters = { ...defaultFilters, rooms: searches[0]?.rooms ?? [] };
            for (const filters of [...searches, usual]) {
              const shown = ofItsDeal(filters);
              const found = world.filter((candidate) => matchesFilters(candidate, shown)).map(({ listing }) => listing);
              const criteria = { filters: shown, city: moscow, metroIds: server.stations.idsOf(filters.metro) };
              const wanted = found.toSorted(compareListings(shown.ordering)).map(({ id }) => id);
              const ids = (await store.page(criteria, 1, 50)).map(({ id }) => id);
              expect(ids).toEqual(wanted.slice(0, 50));
              expect(inOrder(await map.points(criteria, requestBox))).toEqual(inOrder(pointsIn(found, requestBox)));
              const counted = await searchCounts(server.db, 0).of(criteria);
              expect(counted.count).toBe(found.length);
              if (counted.ids) expect(counted.ids.toSorted(byNumber)).toEqual(wanted.toSorted(byNumber));
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

    test('what was changed more than a day ago is forgotten', async () => {
      const noted = () => sql`select listing_id from listing_changes where listing_id in (-1, -2)`.execute(server.db);
      await sql`insert into listing_changes (listing_id, changed_at)
        values (-1, now() - interval '25 hours'), (-2, now() - interval '23 hours')`.execute(server.db);
      await forgetChanges(server.db);
      expect((await noted()).rows).toEqual([{ listing_id: -2 }]);
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
