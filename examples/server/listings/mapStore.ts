import { type Kysely, sql } from 'kysely';
import { type Box, moscowBox } from '../../../src/domain/map/coordinates';
import { sixDecimals } from '../../../src/domain/map/geo';
import { gridSteps, mapLimits } from '../../../src/domain/map/mapAnswers';
import type { MapPoint } from '../../../src/domain/map/mapPoints';
import type { Database } from '../database/schema';
import { isRolledUp, placesOf } from './placesQuery';
import { matching, type SearchCriteria } from './searchQuery';

/** Reads of the map. */
export interface MapStore {
  /** Points in a box with their matching public listings; cells of a grid when there are too many points. */
  points(criteria: SearchCriteria, box: Box): Promise<MapPoint[]>;
}

interface Spot extends Box {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  readonly price: number;
  readonly places: number;
  readonly ids: readonly number[];
}

export function mapStore(db: Kysely<Database>): MapStore {
  return {
    async points(criteria, box) {
      const spots = await spotsOf(db, { ...criteria, box }, box).execute(db);
      return spots.rows.map(pointOf);
    },
  };
}

/**
 * Points come from one pass and are merged into cells in the database. A cell with a single point is that point: only points list
 * their listings.
 */
export function spotsOf(db: Kysely<Database>, criteria: SearchCriteria, box: Box) {
  const steps = gridSteps(box);
  const inside = matching(db, criteria).select(['latitude', 'longitude', 'price']);
  const places = isRolledUp(criteria)
    ? placesOf(db, criteria)
        .select(['latitude', 'longitude', sql<number>`sum(listings)`.as('count'), sql<number>`min(price)`.as('price')])
        .groupBy(['latitude', 'longitude'])
    : db
        // The inner offset makes a wide box one pass over the table, grouped by hashing; without it the planner follows the index of places.
        .selectFrom((isWide(box) ? inside.select('trade_type').offset(0) : inside).as('inside'))
        .select(['latitude', 'longitude', sql<number>`count(*)`.as('count'), sql<number>`min(price)`.as('price')])
        .groupBy(['latitude', 'longitude']);
  const newest = matching(db, criteria)
    .select('id')
    .where(sql<boolean>`found.latitude = spots.south and found.longitude = spots.west`)
    .orderBy('id', 'desc')
    .limit(sql<number>`(select ids from size)`);
  return sql<Spot>`
    with places as materialized (${places}),
    size as materialized (
      select n <= ${mapLimits.places} as is_whole,
        greatest(1, least(${mapLimits.idsPerPlace}, ${mapLimits.ids} / greatest(1, least(n, ${mapLimits.places})))) as ids
      from (select count(*) as n from places) as counted
    ),
    spots as (
      select min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east,
        sum(latitude * count) / sum(count) as latitude, sum(longitude * count) / sum(count) as longitude,
        sum(count)::bigint as count, min(price) as price, count(*) as places
      from places
      group by
        case when (select is_whole from size) then latitude else floor(latitude / ${steps.latitude}::float8) end,
        case when (select is_whole from size) then longitude else floor(longitude / ${steps.longitude}::float8) end
    )
    select spots.*, case when places = 1 then array(${newest}) else '{}' end as ids
    from spots`;
}

/** Whether so much of the city is in a box that reading all of it is faster than looking up what is inside. */
function isWide({ south, west, north, east }: Box): boolean {
  return (north - south) * (east - west) > ((moscowBox.north - moscowBox.south) * (moscowBox.east - moscowBox.west)) / 4;
}

function pointOf({ south, west, north, east, latitude, longitude, count, price, places, ids }: Spot): MapPoint {
  if (places === 1) return { at: { latitude: south, longitude: west }, count, price, ids, cell: null };
  return {
    at: { latitude: sixDecimals(latitude), longitude: sixDecimals(longitude) },
    count,
    price,
    ids,
    cell: { south, west, north, east },
  };
}
