import { type Kysely, sql } from 'kysely';
import type { City } from '../../../src/domain/city/city';
import { kilometresPerDegree, similarityWeights } from '../../../src/domain/listing/similarity';
import type { Database } from '../database/schema';
import { visibleToAll } from './visibleToAll';

/** The listing that others are compared with. */
export interface Model {
  readonly id: number;
  readonly price: number;
  readonly rooms: number | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** Null for a listing of another city, and for one that not everybody sees: the order would tell where it is. */
export async function modelOf(db: Kysely<Database>, city: Pick<City, 'id'>, id: number): Promise<Model | null> {
  const row = await db
    .selectFrom('listings')
    .select(['id', 'price', 'rooms', 'latitude', 'longitude'])
    .where('id', '=', id)
    .where('city_id', '=', city.id)
    .where(visibleToAll)
    .executeTakeFirst();
  return row ?? null;
}

/** How different a listing is: `dissimilarity` of the domain in SQL. With the same rooms it does not look at them. */
export function differenceTo({ price, rooms, latitude, longitude }: Omit<Model, 'rooms'> & { readonly rooms: number | null | 'same' }) {
  const { kilometre, price: perPrice, rooms: perRooms } = similarityWeights;
  const { latitude: north, longitude: east } = kilometresPerDegree;
  const other = sql`case when found.rooms is distinct from ${rooms}::smallint then ${perRooms}::float8 else 0 end`;
  return sql<number>`(
    sqrt(power((found.latitude - ${latitude}::float8) * ${north}::float8, 2) + power((found.longitude - ${longitude}::float8) * ${east}::float8, 2))
      * ${kilometre}::float8
    + abs(ln(found.price::float8 / ${price}::float8)) * ${perPrice}::float8
    + ${rooms === 'same' ? sql`0` : other}
  )`;
}
