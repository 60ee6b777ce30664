import { type Expression, type Kysely, sql } from 'kysely';
import type { City } from '../../../src/domain/city/city';
import { realtyTypes, type TradeType } from '../../../src/domain/enumerations';
import type { Listing } from '../../../src/domain/listing/listing';
import type { PhoneConfirmation } from '../config/phoneSettings';
import type { Database } from '../database/schema';
import type { Stations } from '../metro/stations';
import { listingOf } from './listingRow';
import { rowsInOrder } from './rowsInOrder';
import { matching, orderOf, type SearchCriteria } from './searchQuery';
import { searched } from './searchTable';
import { differenceTo, type Model, modelOf } from './similar';

/** The search of public listings. */
export interface ListingSearch {
  page(criteria: SearchCriteria, page: number, pageSize: number): Promise<Listing[]>;
  count(criteria: SearchCriteria): Promise<number>;
  /** The newest ones of a deal in a city. */
  latest(city: Pick<City, 'id'>, tradeType: TradeType, count: number): Promise<Listing[]>;
}

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

export interface Ranked {
  readonly id: number;
}

/**
 * The specification of the search: one statement for each answer, and nothing is remembered. `cachedSearch` answers the same, sooner; a test
 * compares both for random filters.
 */
export function plainSearch(db: Kysely<Database>, stations: Stations, phoneConfirmation?: PhoneConfirmation): ListingSearch {
  const read = async (ids: Expression<Ranked>) => {
    const rows = await rowsInOrder(db, sql`array(select id from ${ids} as found)`, phoneConfirmation);
    return rows.map((row) => listingOf(row, stations));
  };
  return {
    async page(criteria, page, pageSize) {
      const slice = { limit: pageSize, offset: (page - 1) * pageSize };
      const model = criteria.similarTo ? await modelOf(db, criteria.city, criteria.similarTo) : null;
      return read(model ? similarIds(db, criteria, model, slice) : idsInOrder(db, criteria, slice));
    },
    async count(criteria) {
      const found = await matching(db, criteria).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
      return found.count;
    },
    latest: (city, tradeType, count) => read(latestIds(db, city, tradeType, count)),
  };
}

/** Ids of a page in its order. */
export function idsInOrder(db: Kysely<Database>, criteria: SearchCriteria, { limit, offset }: Slice): Expression<Ranked> {
  const [column, direction] = orderOf(criteria.filters.ordering);
  return matching(db, criteria).select('id').orderBy(column, direction).orderBy('id', 'desc').limit(limit).offset(offset);
}

/** Ids of a page that begins with the most similar listing. */
export function similarIds(db: Kysely<Database>, criteria: SearchCriteria, model: Model, { limit, offset }: Slice): Expression<Ranked> {
  return matching(db, criteria)
    .select(['id', differenceTo(model).as('rank')])
    .where('id', '!=', model.id)
    .orderBy('rank')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);
}

/** Ids of the newest listings of a deal. Each type has a separate table: the newest of each, and then the newest of those. */
export function latestIds(db: Kysely<Database>, city: Pick<City, 'id'>, tradeType: TradeType, count: number): Expression<Ranked> {
  const newest = realtyTypes.map(({ key }) =>
    searched(db, city, tradeType, key)
      .select(['id', 'published_at as rank'])
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(count),
  );
  return sql<Ranked>`(select id from (${sql.join(newest, sql` union all `)}) as newest order by rank desc, id desc limit ${count})`;
}
