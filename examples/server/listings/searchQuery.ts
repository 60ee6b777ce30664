import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { listingStatuses, type Ordering, optionByKey, realtyTypes, roomOptions, tradeTypes } from '../../../src/domain/enumerations';
import type { Box } from '../../../src/domain/map/coordinates';
import type { SearchFilters } from '../../../src/domain/search/filters';
import { bathroomMask, buildingMask, flagMask, repairMask } from '../database/attributes';
import type { Database } from '../database/schema';

/** Filters of which the stations are looked up: ids of all stations of the names (D24). */
export interface SearchCriteria {
  readonly filters: SearchFilters;
  readonly metroIds: readonly number[];
  /** Only within it. */
  readonly box?: Box;
}

type Listings<O> = SelectQueryBuilder<Database, 'listings', O>;

/** Written as the partial indexes have it: with a parameter in its place the planner could not use them. */
export const publicListings = sql<boolean>`listings.status = ${sql.lit(optionByKey(listingStatuses, 'active').id)} and not listings.is_deleted`;

const orders = {
  newest: ['published_at', 'desc'],
  cheapest: ['price', 'asc'],
  dearest: ['price', 'desc'],
} as const satisfies Record<Ordering, readonly [string, 'asc' | 'desc']>;

/** Column and direction of an ordering. The newest id follows it, so that equal values never make pages overlap. */
export function orderOf(ordering: Ordering): (typeof orders)[Ordering] {
  return orders[ordering];
}

/** All that the filters let through, in no order. */
export function matching(db: Kysely<Database>, { filters, metroIds, box }: SearchCriteria): Listings<object> {
  const { rooms, priceMin, priceMax, areaMin, areaMax, floorMin, floorMax } = filters;
  const query = db
    .selectFrom('listings')
    .where(publicListings)
    .where('trade_type', '=', optionByKey(tradeTypes, filters.tradeType).id)
    .where('realty_type', '=', optionByKey(realtyTypes, filters.realtyType).id)
    .$if(box !== undefined, (q) => q.where(isWithin(box)))
    .$if(rooms.length > 0, (q) =>
      q.where(
        'rooms',
        '=',
        anyOf(
          rooms.map((key) => optionByKey(roomOptions, key).id),
          'smallint',
        ),
      ),
    )
    .$if(priceMin !== null, (q) => q.where('price', '>=', priceMin))
    .$if(priceMax !== null, (q) => q.where('price', '<=', priceMax))
    .$if(filters.metro.length > 0, (q) => q.where('metro_id', '=', anyOf(metroIds, 'integer')))
    .$if(areaMin !== null, (q) => q.where('area', '>=', hundredths(areaMin)))
    .$if(areaMax !== null, (q) => q.where('area', '<=', hundredths(areaMax)))
    .$if(floorMin !== null, (q) => q.where('floor', '>=', floorMin))
    .$if(floorMax !== null, (q) => q.where('floor', '<=', floorMax));
  return withAttributes(query, filters);
}

/** One number holds all yes-or-no facts of a flat: some bits must all be set, of others at least one. */
function withAttributes(query: Listings<object>, filters: SearchFilters): Listings<object> {
  const must = flagMask(filters.flags);
  const oneOf = [repairMask(filters.repairTypes), bathroomMask(filters.bathroomTypes), buildingMask(filters.buildingTypes)];
  return oneOf
    .filter((mask) => mask !== 0)
    .reduce(
      (q, mask) => q.where(sql<boolean>`attrs & ${mask}::integer <> 0`),
      must === 0 ? query : query.where(sql<boolean>`attrs & ${must}::integer = ${must}::integer`),
    );
}

/** One parameter however long the list is, so that the statement stays the same. */
function anyOf(values: readonly number[], type: 'smallint' | 'integer') {
  return sql<number>`any(${values}::${sql.raw(type)}[])`;
}

function hundredths(area: number | null): number | null {
  return area === null ? null : Math.round(area * 100);
}

function isWithin(box: Box | undefined) {
  const { south, west, north, east } = box ?? { south: -90, west: -180, north: 90, east: 180 };
  return sql<boolean>`listings.latitude between ${south} and ${north} and listings.longitude between ${west} and ${east}`;
}
