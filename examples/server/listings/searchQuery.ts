import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { City } from '../../../src/domain/city/city';
import { type EnumOption, type Ordering, optionByKey } from '../../../src/domain/enumerations';
import type { Box } from '../../../src/domain/map/coordinates';
import { filterFields } from '../../../src/domain/search/fields';
import { boundsOf, type FieldOfKind, keysOfKind, rangeKeys, type SearchFilters } from '../../../src/domain/search/filters';
import { firstBits, flagMask, optionMask, rangeColumns } from '../database/attributes';
import type { Database } from '../database/schema';
import { type Searched, searched } from './searchTable';

/** Filters with resolved stations: ids of all stations with the given names (D24). */
export interface SearchCriteria {
  readonly city: Pick<City, 'id' | 'box'>;
  readonly filters: SearchFilters;
  readonly metroIds: readonly number[];
  /** Finds only listings within this box. */
  readonly box?: Box;
  /** Sorts by similarity to this listing, and leaves it out. */
  readonly similarTo?: number | null;
  /** Finds only listings that were published first in these last seconds. */
  readonly publishedWithin?: number | null;
}

type Found<O> = SelectQueryBuilder<Searched, 'found', O>;

const orders = {
  newest: ['published_at', 'desc'],
  cheapest: ['price', 'asc'],
  dearest: ['price', 'desc'],
  // Nulls come last.
  nearest: ['minutes_to_metro', 'asc'],
  firstPayment: ['first_payment', 'asc'],
  unitPrice: ['unit_price', 'asc'],
} as const satisfies Record<Ordering, readonly [string, 'asc' | 'desc']>;

/** Column and direction of an ordering. Ties are ordered by newest id, so that pages never overlap. */
export function orderOf(ordering: Ordering): (typeof orders)[Ordering] {
  return orders[ordering];
}

/** The public listings that match the filters, unordered. */
export function matching(db: Kysely<Database>, { city, filters, metroIds, box, publishedWithin }: SearchCriteria): Found<object> {
  let query = searched(db, city, filters.tradeType, filters.realtyType);
  // One parameter for a list of any length, so that the statement stays the same.
  if (filters.metro.length > 0) query = query.where('metro_id', '=', sql<number>`any(${metroIds}::integer[])`);
  for (const key of rangeKeys) {
    const { column, scale } = rangeColumns[key];
    const [min, max] = boundsOf(filters, key);
    if (min !== null) query = query.where(column, '>=', Math.round(min * scale));
    if (max !== null) query = query.where(column, '<=', Math.round(max * scale));
  }
  // The flags must all be set, of the options of a list at least one. Written as inequalities, of which the planner expects a third to
  // hold: with `=` it would expect next to nothing, and choose plans for a handful of rows.
  const flags = flagMask(filters.flags);
  if (flags !== 0) query = query.where(sql<boolean>`traits & ${flags}::bigint >= ${flags}::bigint`);
  for (const key of keysOfKind('list')) {
    const ids = optionIds(filters, key);
    if (ids.length > 0) query = query.where(sql<boolean>`traits & ${optionMask(firstBits[key], ids)}::bigint > 0`);
  }
  // By the clock that has written the time.
  if (publishedWithin) query = query.where('published_at', '>', sql<Date>`now() - make_interval(secs => ${publishedWithin})`);
  // Last: coordinates stand at the end of a row, and most rows are ruled out before.
  return box ? query.where(isWithin(box)) : query;
}

/** Ids of the chosen options. */
export function optionIds(filters: SearchFilters, key: FieldOfKind<'list'>): number[] {
  const { name, options } = filterFields[key];
  const chosen: readonly string[] = filters[name];
  return [...new Set(chosen)].map((value) => optionByKey<EnumOption>(options, value).id);
}

function isWithin({ south, west, north, east }: Box) {
  return sql<boolean>`found.latitude between ${south} and ${north} and found.longitude between ${west} and ${east}`;
}
