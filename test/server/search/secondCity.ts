import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../examples/server/database/schema';
import { zarechensk } from '../../support/map/zarechensk';

/** Its station has the name of one in Moscow. */
export const sharedStation = 'Арбатская';

/** Stores stations, addresses and flats for sale of a city beside Moscow: some of them at a place where Moscow has flats, too. Returns ids of the flats. */
export async function addSecondCity(db: Kysely<Database>): Promise<number[]> {
  const { id, names, center } = zarechensk;
  await sql`insert into metro_stations (id, city_id, name, line_name, route, latitude, longitude) values
    (9001, ${id}, ${sharedStation}, 'Заречная линия', '1', ${center.latitude}, ${center.longitude}),
    (9002, ${id}, 'Вокзальная', 'Заречная линия', '1', ${center.latitude}, ${center.longitude}::float8 + 0.02)`.execute(db);
  const { rows } = await sql<{ id: number }>`
    with places as (
      insert into addresses (label, street, house_number, city_id, city, latitude, longitude, metro_id)
        select 'Заречная улица, ' || n, 'Заречная улица', n::text, ${id}::smallint, ${names.name}::text,
          ${center.latitude}::float8 + n * 0.001, ${center.longitude}::float8, 9000 + n
        from generate_series(1, 2) as houses (n)
        union all
        select * from (
          select 'Московская улица, 1', 'Московская улица', '1', ${id}::smallint, ${names.name}::text, latitude, longitude, null::integer
          from listing_search where city_id = 1 and trade_type = 1 and realty_type = 1 order by id limit 1) as shared
      returning id, latitude, longitude, metro_id
    )
    insert into listings (city_id, owner_id, trade_type, realty_type, rooms, price, area, floor, floors, status, published_at, address_id,
      metro_id, latitude, longitude, owner_type, communication_method)
    select ${id}::smallint, 1, 1, 1, 1 + n % 3, 3000000 + n * 100000, 3000 + n * 100, n, 9, 1, now() + n * interval '1 second', places.id,
      places.metro_id, latitude, longitude, 1, 1
    from places cross join generate_series(1, 5) as flats (n)
    returning id`.execute(db);
  return rows.map((row) => row.id);
}
