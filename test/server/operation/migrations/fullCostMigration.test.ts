import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { earlierDatabase } from './earlierDatabase';

const earlier = earlierDatabase();

/** Runs migrations whose name comes before this one, and that of feeds: databases have it without those before. */
const migrateTo = (end: string) => earlier.migrate((name) => name < end || name.startsWith('0101_'));

/** What the release before writes, too. */
const publish = (trade: number, price: number, deposit: number | null, commission: number | null) =>
  sql`
  insert into listings (owner_id, trade_type, realty_type, rooms, price, area, deposit, commission, status, published_at, address_id, latitude,
    longitude, owner_type, communication_method)
  values (1, ${trade}, 1, 2, ${price}, 3300, ${deposit}, ${commission}, 1, now(), 1, 55.7, 37.6, 1, 1)`.execute(earlier.db);

const costs = async () =>
  (
    await sql<{ of: string }>`select concat_ws(' ', id, coalesce(first_payment, unit_price)) as of from listing_search order by id`.execute(
      earlier.db,
    )
  ).rows.map((row) => row.of);

test('listings of before get their full cost while others are written, and every index of a part belongs to one of the whole', async () => {
  await migrateTo('0100');
  await sql`insert into users (email, phone, first_name, last_name) values ('a@example.com', '9000000000', 'А', 'Б')`.execute(earlier.db);
  await sql`insert into addresses (label, street, house_number, latitude, longitude) values ('', '', '', 55.7, 37.6)`.execute(earlier.db);
  await publish(1, 10_000_000, null, null);
  await publish(2, 60_000, 60_000, 30_000);
  await publish(2, 60_000, null, 0);
  await publish(2, 50_000, 0, 0);
  await migrateTo('0100_full_cost_filling');
  await publish(2, 40_000, 0, 40_000);
  await sql`update listings set commission = 10000 where id = 4`.execute(earlier.db);
  expect(await costs()).toEqual(['1', '2', '3', '4 60000', '5 80000']);
  await migrateTo('0101');
  expect(await costs()).toEqual(['1 303030', '2 150000', '3', '4 60000', '5 80000']);
  await sql`update listings set deposit = 1000 where id = 3`.execute(earlier.db);
  expect(await costs()).toContain('3 61000');

  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid in (select relid from pg_partition_tree('listing_search') where isleaf) and not (relispartition and indisvalid)`.execute(
    earlier.db,
  );
  expect(rows).toEqual([]);
  const left = await sql`select from pg_proc where proname = 'fill_full_cost'`.execute(earlier.db);
  expect(left.rows).toEqual([]);
});
