import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../examples/server/database/schema';

/** One write, to a few listings at once. */
export type Write = (db: Kysely<Database>, ids: readonly number[]) => Promise<unknown>;

/** Returns a write that assigns values. */
export const update = (assignment: ReturnType<typeof sql>): Write => {
  return (db, ids) => sql`update listings set ${assignment} where id = any(${ids}::bigint[])`.execute(db);
};

/** Any write that a search may notice, and some that it must not. */
export const anyWrite: fc.Arbitrary<Write> = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map((status) => update(sql`status = ${status}`)),
  fc.boolean().map((isDeleted) => update(sql`is_deleted = ${isDeleted}`)),
  fc.integer({ min: 1, max: 60 }).map((millions) => update(sql`price = ${millions * 1_000_000}, version = version + 1`)),
  fc.option(fc.integer({ min: 1, max: 5 })).map((rooms) => update(sql`rooms = ${rooms}`)),
  fc.integer({ min: 1, max: 5 }).map((type) => update(sql`realty_type = ${type}`)),
  fc.integer({ min: 1, max: 2 }).map((type) => update(sql`trade_type = ${type}`)),
  fc.integer({ min: 1, max: 40 }).map((floor) => update(sql`floor = ${floor}, floors = 20, area = ${floor * 700}`)),
  fc.integer({ min: 1, max: 4 }).map((repair) => update(sql`repair = ${repair}, balcony = not balcony, deposit = 0`)),
  fc
    .option(fc.integer({ min: 0, max: 90 }))
    .map((thousands) => update(sql`commission = ${thousands}::bigint * 1000, deposit = coalesce(deposit, 0) + 500`)),
  fc.constant(update(sql`deposit = null`)),
  fc.integer({ min: 0, max: 511 }).map((features) => update(sql`rent_features = ${features}`)),
  fc.constant(update(sql`description = 'Другой текст', year_built = 1999`)),
  fc.constant(update(sql`published_at = now()`)),
  fc.integer({ min: 1, max: 60 }).map(
    (address): Write =>
      (db, ids) =>
        sql`update listings set address_id = addresses.id, metro_id = addresses.metro_id, latitude = addresses.latitude,
          longitude = addresses.longitude, minutes_to_metro = addresses.minutes_to_metro
        from addresses where addresses.id = ${address} and listings.id = any(${ids}::bigint[])`.execute(db),
  ),
  fc.integer({ min: 1, max: 4 }).map(
    (status): Write =>
      (db, ids) =>
        sql`insert into listings (owner_id, trade_type, realty_type, rooms, price, area, floor, floors, status, published_at, address_id,
            metro_id, minutes_to_metro, latitude, longitude, building_type, repair, bathroom, deposit, commission, owner_type, communication_method)
          select owner_id, trade_type, realty_type, rooms, price + 1, area, floor, floors, ${status}, now(), address_id,
            metro_id, minutes_to_metro, latitude, longitude, building_type, repair, bathroom, deposit, commission, owner_type, communication_method
          from listings where id = any(${ids}::bigint[])`.execute(db),
  ),
  fc.constant<Write>((db, ids) => sql`delete from listings where id = any(${ids}::bigint[])`.execute(db)),
);
