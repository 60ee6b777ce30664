import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { City } from '../../../src/domain/city/city';
import type { RealtyType, TradeType } from '../../../src/domain/enumerations';
import type { Database, SearchTable } from '../database/schema';

/** A query that reads one part of `listing_search` as `found`. */
export type Searched = Database & { readonly found: SearchTable };

const kinds: Readonly<Record<RealtyType, string>> = { flat: 'flats', apartments: 'apartments' };

/**
 * Public listings of one city, deal and type. Their part of `listing_search` is named directly: conditions on its key would have to be checked for
 * every row, and keep the indexes from answering alone.
 */
export function searched(
  db: Kysely<Database>,
  { id }: Pick<City, 'id'>,
  trade: TradeType,
  realty: RealtyType,
): SelectQueryBuilder<Searched, 'found', object> {
  const part = sql<SearchTable>`${sql.table(`listing_search_${trade}_${kinds[realty]}`)}`;
  return db.selectFrom(part.as('found')).where('city_id', '=', id);
}
