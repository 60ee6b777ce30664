import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { earlierDatabase } from './earlierDatabase';

const earlier = earlierDatabase();

/** Runs migrations whose name comes before this one, as earlier releases had them. */
const migrateTo = (end: string) => earlier.migrate((name) => name < end);

/** What a release that knows no cities writes. */
const publish = (trade: number, price: number, latitude: number) =>
  sql`
  insert into listings (owner_id, trade_type, realty_type, rooms, price, area, status, published_at, address_id, latitude, longitude,
    owner_type, communication_method)
  values (1, ${trade}, 1, 2, ${price}, 5000, 1, now(), 1, ${latitude}, 37.6, 1, 1)`.execute(earlier.db);

/** Rows that the search has too many, too few or otherwise than `listings`. */
async function wrongRows(): Promise<unknown[]> {
  const columns = sql.raw(
    `city_id, trade_type, realty_type, area, price, traits, floor, rooms, metro_id, id, published_at, latitude, longitude,
     minutes_to_metro`,
  );
  const places = sql`
    select city_id, trade_type, realty_type, latitude, longitude, of_rooms::smallint as rooms, min(price) as price, count(*)::integer as listings
    from public_listings, unnest(array[-1, coalesce(rooms, 0)]) as of_rooms group by 1, 2, 3, 4, 5, 6`;
  const kept = sql`select city_id, trade_type, realty_type, latitude, longitude, rooms, price, listings from listing_places`;
  const { rows } = await sql`
    select 'listing' as of, to_jsonb(wrong) as is from (
      (select ${columns} from listing_search except all select ${columns} from public_listings) union all
      (select ${columns} from public_listings except all select ${columns} from listing_search)) as wrong
    union all
    select 'place', to_jsonb(wrong) from ((${kept} except ${places}) union all (${places} except ${kept})) as wrong`.execute(earlier.db);
  return rows;
}

const number = async () => (await sql<{ oid: number }>`select 'listing_search'::regclass::oid as oid`.execute(earlier.db)).rows[0]?.oid;

const sinceFilled = {
  'what has changed is followed': async () => undefined,
  // Changes are forgotten after a day.
  'a filling of yesterday is not trusted': async () => {
    await sql`update listing_search_filling set filled_at = now() - interval '21 hours'`.execute(earlier.db);
    await sql`delete from listing_changes`.execute(earlier.db);
  },
};

test.each(Object.entries(sinceFilled))('a database gets cities while the release before writes on: %s', async (_, happen) => {
  await migrateTo('0096');
  await sql`insert into users (email, phone, first_name, last_name) values ('a@example.com', '9000000000', 'А', 'Б')`.execute(earlier.db);
  await sql`insert into addresses (label, street, house_number, latitude, longitude, minutes_to_metro) values ('', '', '', 55.7, 37.6, 9)`.execute(
    earlier.db,
  );
  for (let n = 1; n <= 12; n++) await publish(1 + (n % 2), n * 1_000_000, 55.7 + (n % 3) / 100);
  const before = await number();

  // Between two migrations anything may happen: the filling has seen none of it.
  await migrateTo('0096_city_search');
  await sql`update listings set price = 1 where id = 1`.execute(earlier.db);
  await sql`update listings set status = 4 where id = 2`.execute(earlier.db);
  await sql`update listings set trade_type = 1 where id = 3`.execute(earlier.db);
  await sql`delete from listings where id = 4`.execute(earlier.db);
  await publish(1, 13_000_000, 55.75);
  await happen();
  await migrateTo('0097');
  expect(await wrongRows()).toEqual([]);
  const ways = await sql`select distinct minutes_to_metro from listing_search`.execute(earlier.db);
  expect(ways.rows).toEqual([{ minutes_to_metro: 9 }]);
  // Copies of the search recognise it by its number, and need not begin again.
  expect(await number()).toBe(before);

  await publish(2, 14_000_000, 55.75);
  await sql`update listings set status = 1, latitude = 55.8 where id = 2`.execute(earlier.db);
  await sql`update listings set rooms = null where id = 5`.execute(earlier.db);
  expect(await wrongRows()).toEqual([]);
  const { rows } = await sql`select city_id, count(*)::int from listing_search group by 1`.execute(earlier.db);
  expect(rows).toEqual([{ city_id: 1, count: 13 }]);
  // What the release before asks.
  const page = await sql<{ id: number }>`
    select id from listing_search_sale_flats as found where price >= 1 order by published_at desc, id desc limit 2`.execute(earlier.db);
  expect(page.rows.map(({ id }) => id)).toEqual([13, 12]);
});
