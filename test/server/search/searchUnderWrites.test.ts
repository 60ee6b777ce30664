import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../examples/server/database/schema';
import { listingStore } from '../../../examples/server/listings/listingStore';
import { mapStore } from '../../../examples/server/listings/mapStore';
import { requestBox } from '../../../src/domain/map/coordinates';
import { defaultFilters, flagsFor, type SearchFilters } from '../../../src/domain/search/filters';
import { compareListings, matchesFilters } from '../../../src/testing/matchesFilters';
import { pointsIn } from '../../../src/testing/pointsIn';
import { anyFilters } from '../../support/badInput/anyFilters';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';
import { worldOf } from '../support/worldOf';

/** One write, to a few listings at once. */
type Write = (db: Kysely<Database>, ids: readonly number[]) => Promise<unknown>;

const update = (assignment: ReturnType<typeof sql>): Write => {
  return (db, ids) => sql`update listings set ${assignment} where id = any(${ids}::bigint[])`.execute(db);
};

const anyWrite: fc.Arbitrary<Write> = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map((status) => update(sql`status = ${status}`)),
  fc.boolean().map((isDeleted) => update(sql`is_deleted = ${isDeleted}`)),
  fc.integer({ min: 1, max: 60 }).map((millions) => update(sql`price = ${millions * 1_000_000}, version = version + 1`)),
  fc.option(fc.integer({ min: 1, max: 5 })).map((rooms) => update(sql`rooms = ${rooms}`)),
  fc.integer({ min: 1, max: 5 }).map((type) => update(sql`realty_type = ${type}`)),
  fc.integer({ min: 1, max: 2 }).map((type) => update(sql`trade_type = ${type}`)),
  fc.integer({ min: 1, max: 40 }).map((floor) => update(sql`floor = ${floor}, floors = 20, area = ${floor * 700}`)),
  fc.integer({ min: 1, max: 4 }).map((repair) => update(sql`repair = ${repair}, balcony = not balcony, deposit = 0`)),
  fc.integer({ min: 0, max: 511 }).map((features) => update(sql`rent_features = ${features}`)),
  fc.constant(update(sql`description = 'Другой текст', year_built = 1999`)),
  fc.constant(update(sql`published_at = now()`)),
  fc.integer({ min: 1, max: 60 }).map(
    (address): Write =>
      (db, ids) =>
        sql`update listings set address_id = addresses.id, metro_id = addresses.metro_id, latitude = addresses.latitude,
          longitude = addresses.longitude
        from addresses where addresses.id = ${address} and listings.id = any(${ids}::bigint[])`.execute(db),
  ),
  fc.integer({ min: 1, max: 4 }).map(
    (status): Write =>
      (db, ids) =>
        sql`insert into listings (owner_id, trade_type, realty_type, rooms, price, area, floor, floors, status, published_at, address_id,
            metro_id, latitude, longitude, building_type, repair, bathroom, owner_type, communication_method)
          select owner_id, trade_type, realty_type, rooms, price + 1, area, floor, floors, ${status}, now(), address_id,
            metro_id, latitude, longitude, building_type, repair, bathroom, owner_type, communication_method
          from listings where id = any(${ids}::bigint[])`.execute(db),
  ),
  fc.constant<Write>((db, ids) => sql`delete from listings where id = any(${ids}::bigint[])`.execute(db)),
);

/** Writes of one transaction, and whether it is rolled back in the end. */
const anyTransaction = fc.record({
  writes: fc.array(fc.tuple(anyWrite, fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 40 })), {
    minLength: 1,
    maxLength: 4,
  }),
  isUndone: fc.boolean(),
});

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

describe.each(engines)('what the search reads on $name', ({ missing, start }) => {
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
              const shown = { ...filters, flags: flagsFor(filters.tradeType, filters.flags) };
              const found = world.filter((candidate) => matchesFilters(candidate, shown)).map(({ listing }) => listing);
              const criteria = { filters: shown, metroIds: server.stations.idsOf(filters.metro) };
              expect(await store.count(criteria)).toBe(found.length);
              const ids = (await store.page(criteria, 1, 50)).map(({ id }) => id);
              expect(ids).toEqual(
                found
                  .toSorted(compareListings(filters.ordering))
                  .slice(0, 50)
                  .map(({ id }) => id),
              );
              const points = await map.points(criteria, requestBox);
              const total = (all: readonly { count: number }[]) => all.reduce((sum, point) => sum + point.count, 0);
              expect(total(points)).toBe(total(pointsIn(found, requestBox)));
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
