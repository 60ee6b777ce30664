import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { optionByKey, realtyTypes, roomOptions, tradeTypes } from '../../../src/domain/enumerations';
import { defaultFilters } from '../../../src/domain/search/filters';
import { formatQuery } from '../../../src/domain/search/filtersQuery';
import type { Database } from '../database/schema';
import type { SearchCriteria } from './searchQuery';

/** The row of a place for all its listings. */
const anyRooms = -1;

/** Whether `listing_places` answers a search: its filters are deal, type and rooms. */
export function isRolledUp({ filters, publishedWithin }: SearchCriteria): boolean {
  if (publishedWithin) return false;
  const { tradeType, realtyType, rooms, ordering } = filters;
  return formatQuery(filters) === formatQuery({ ...defaultFilters, tradeType, realtyType, rooms, ordering });
}

/** The places of such a search, one row for each number of rooms. */
export function placesOf(
  db: Kysely<Database>,
  { city, filters, box }: SearchCriteria,
): SelectQueryBuilder<Database, 'listing_places', object> {
  const rooms = filters.rooms.map((key) => optionByKey(roomOptions, key).id);
  let query = db
    .selectFrom('listing_places')
    .where('city_id', '=', city.id)
    .where('trade_type', '=', optionByKey(tradeTypes, filters.tradeType).id)
    .where('realty_type', '=', optionByKey(realtyTypes, filters.realtyType).id)
    .where(sql<boolean>`rooms = any(${rooms.length > 0 ? rooms : [anyRooms]}::smallint[])`);
  if (box) {
    const { south, west, north, east } = box;
    query = query.where(sql<boolean>`latitude between ${south} and ${north} and longitude between ${west} and ${east}`);
  }
  return query;
}
