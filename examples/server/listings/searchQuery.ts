import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { type EnumOption, listingStatuses, type Ordering, optionByKey, realtyTypes, tradeTypes } from '../../../src/domain/enumerations';
import type { Box } from '../../../src/domain/map/coordinates';
import { filterFields } from '../../../src/domain/search/fields';
import { boundsOf, type FieldOfKind, keysOfKind, rangeKeys, type SearchFilters } from '../../../src/domain/search/filters';
import { flagMask, listColumns, optionMask, rangeColumns } from '../database/attributes';
import type { Database } from '../database/schema';

/** Filters with resolved stations: ids of all stations with the given names (D24). */
export interface SearchCriteria {
  readonly filters: SearchFilters;
  readonly metroIds: readonly number[];
  /** Only listings within it. */
  readonly box?: Box;
  /** Sorts by similarity to this listing, and leaves it out. */
  readonly similarTo?: number | null;
}

type Listings<O> = SelectQueryBuilder<Database, 'listings', O>;

/** Literal, as in the partial indexes: with a parameter the planner could not use them. */
export const publicListings = sql<boolean>`listings.status = ${sql.lit(optionByKey(listingStatuses, 'active').id)} and not listings.is_deleted`;

const orders = {
  newest: ['published_at', 'desc'],
  cheapest: ['price', 'asc'],
  dearest: ['price', 'desc'],
} as const satisfies Record<Ordering, readonly [string, 'asc' | 'desc']>;

/** Column and direction of an ordering. Ties are ordered by newest id, so that pages never overlap. */
export function orderOf(ordering: Ordering): (typeof orders)[Ordering] {
  return orders[ordering];
}

/** The listings that match the filters, unordered. */
export function matching(db: Kysely<Database>, { filters, metroIds, box }: SearchCriteria): Listings<object> {
  let query = db
    .selectFrom('listings')
    .where(publicListings)
    .where('trade_type', '=', optionByKey(tradeTypes, filters.tradeType).id)
    .where('realty_type', '=', optionByKey(realtyTypes, filters.realtyType).id);
  if (box) query = query.where(isWithin(box));
  if (filters.metro.length > 0) query = query.where('metro_id', '=', anyOf(metroIds, 'integer'));
  for (const key of rangeKeys) {
    const { column, scale } = rangeColumns[key];
    const [min, max] = boundsOf(filters, key);
    if (min !== null) query = query.where(column, '>=', Math.round(min * scale));
    if (max !== null) query = query.where(column, '<=', Math.round(max * scale));
  }
  // The flags in `attrs` must all be set, of the options of an enumeration at least one.
  const flags = flagMask(filters.flags);
  if (flags !== 0) query = query.where(sql<boolean>`attrs & ${flags}::integer = ${flags}::integer`);
  for (const key of keysOfKind('list')) {
    const ids = optionIds(filters, key);
    if (ids.length === 0) continue;
    const place = listColumns[key];
    query =
      'column' in place
        ? query.where(place.column, '=', anyOf(ids, 'smallint'))
        : query.where(sql<boolean>`attrs & ${optionMask(place.firstBit, ids)}::integer <> 0`);
  }
  return query;
}

function optionIds(filters: SearchFilters, key: FieldOfKind<'list'>): number[] {
  const { name, options } = filterFields[key];
  const chosen: readonly string[] = filters[name];
  return chosen.map((value) => optionByKey<EnumOption>(options, value).id);
}

/** One parameter for a list of any length, so that the statement stays the same. */
function anyOf(values: readonly number[], type: 'smallint' | 'integer') {
  return sql<number>`any(${values}::${sql.raw(type)}[])`;
}

function isWithin({ south, west, north, east }: Box) {
  return sql<boolean>`listings.latitude between ${south} and ${north} and listings.longitude between ${west} and ${east}`;
}
