import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Box } from '../../../src/domain/map/coordinates';
import { sixDecimals } from '../../../src/domain/map/geo';
import { gridSteps, idsPerPlace, mapLimits } from '../../../src/domain/map/mapAnswers';
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

/** With up to so many expected matches, ids are collected with the places: looking them up for each of a thousand places costs more. */
const few = 5000;

export function mapStore(db: Kysely<Database>): MapStore {
  return {
    async points(criteria, box) {
      const inBox = { ...criteria, box };
      const collectsIds = isWide(criteria, box) && !isRolledUp(criteria) && (await expectedMatches(db, inBox)) <= few;
      const { rows } = await spotsOf(db, inBox, box, collectsIds).execute(db);
      const places = rows.reduce((sum, spot) => sum + spot.places, 0);
      const most = idsPerPlace(Math.max(1, Math.min(places, mapLimits.places)));
      return rows.map((spot) => pointOf(collectsIds ? { ...spot, ids: newest(spot.ids, most) } : spot));
    },
  };
}

/** What the planner expects, which costs a tenth of a millisecond. */
async function expectedMatches(db: Kysely<Database>, criteria: SearchCriteria): Promise<number> {
  const plan = v.safeParse(planSchema, await matching(db, criteria).select('id').explain('json'));
  return plan.success ? plan.output[0]['QUERY PLAN'][0].Plan['Plan Rows'] : Number.POSITIVE_INFINITY;
}

const planSchema = v.looseTuple([v.object({ 'QUERY PLAN': v.looseTuple([v.object({ Plan: v.object({ 'Plan Rows': v.number() }) })]) })]);

const newest = (ids: readonly number[], most: number) => ids.toSorted((one, other) => other - one).slice(0, most);

/**
 * Points come from one pass and are merged into cells in the database. A cell with a single point is that point: only points list
 * their listings.
 * @param collectsIds all ids of a point, in any order, from that pass; else the newest ones, looked up for each point. Not of a rolled-up search
 */
export function spotsOf(db: Kysely<Database>, criteria: SearchCriteria, box: Box, collectsIds = false) {
  const steps = gridSteps(box);
  const inside = matching(db, criteria)
    .select(['latitude', 'longitude', 'price'])
    .$if(collectsIds, (query) => query.select('id'));
  const places = isRolledUp(criteria)
    ? placesOf(db, criteria)
        .select(['latitude', 'longitude', sql<number>`sum(listings)`.as('count'), sql<number>`min(price)`.as('price')])
        .groupBy(['latitude', 'longitude'])
    : db
        // The inner offset makes a wide box one pass over the table, grouped by hashing; without it the planner follows the index of places.
        .selectFrom((isWide(criteria, box) ? inside.select('trade_type').offset(0) : inside).as('inside'))
        .select(['latitude', 'longitude', sql<number>`count(*)`.as('count'), sql<number>`min(price)`.as('price')])
        .$if(collectsIds, (query) => query.select(sql<number[]>`array_agg(id)`.as('ids')))
        .groupBy(['latitude', 'longitude']);
  const newestIds = matching(db, criteria)
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
        sum(count)::bigint as count, min(price) as price, count(*) as places${collectsIds ? sql`, min(ids) as ids` : sql``}
      from places
      group by
        case when (select is_whole from size) then latitude else floor(latitude / ${steps.latitude}::float8) end,
        case when (select is_whole from size) then longitude else floor(longitude / ${steps.longitude}::float8) end
    )
    select south, west, north, east, latitude, longitude, count, price, places,
      case when places = 1 then ${collectsIds ? sql`ids` : sql`array(${newestIds})`} else '{}' end as ids
    from spots`;
}

/** Whether so much of the city is in a box that reading all of it is faster than looking up what is inside. */
const isWide = (criteria: SearchCriteria, box: Box) => shareOf(criteria, box) > 1 / 4;

/** From this share of the city on, an index beside the database is asked: it takes as long for any box. */
const district = 1 / 40;

/** Whether the database answers a box more slowly than what has no index of places. */
export const isLongRead = (criteria: SearchCriteria, box: Box) => shareOf(criteria, box) > district && !isRolledUp(criteria);

/** The size of a box, relative to the city. */
function shareOf({ city }: SearchCriteria, box: Box): number {
  const area = ({ south, west, north, east }: Box) => (north - south) * (east - west);
  return area(box) / area(city.box);
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
