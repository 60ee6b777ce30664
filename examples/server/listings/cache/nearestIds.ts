import { type Kysely, sql } from 'kysely';
import { kilometresPerDegree, similarityWeights } from '../../../../src/domain/listing/similarity';
import { firstBits, optionMask } from '../../database/attributes';
import type { Database } from '../../database/schema';
import { type Slice, similarIds } from '../plainSearch';
import { matching, type SearchCriteria } from '../searchQuery';
import { differenceTo, type Model } from '../similar';

/** Finds the ids that `similarIds` finds. */
export type NearestIds = (criteria: SearchCriteria, model: Model, slice: Slice) => Promise<number[]>;

/** Where nothing is known yet, km. */
const first = 3;
/** Beyond it nearly everything is near, km. */
const widest = 12;
/** How much wider it is looked when too few were near. */
const wider = 2.5;
/** What rounding may add to a distance. */
const rounding = 1e-6;

/**
 * Looks near the listing first. What is further away than a radius, or differs as much in price or rooms, comes behind everything that differs
 * less: if the page ends before that, nothing else belongs on it. The radius is what was enough before.
 */
export function nearestIds(db: Kysely<Database>): NearestIds {
  const enough = new Map<string, number>();
  return async (criteria, model, slice) => {
    const { tradeType, realtyType } = criteria.filters;
    const kind = `${criteria.city.id} ${tradeType} ${realtyType}`;
    const known = enough.get(kind) ?? first;
    for (let radius = known; radius < widest; ) {
      const found = await near(db, criteria, model, radius).limit(slice.limit).offset(slice.offset).execute();
      const last = found.length === slice.limit ? (found.at(-1)?.rank ?? null) : null;
      const reached = last === null ? radius * wider : (last / similarityWeights.kilometre) * (1 + rounding);
      if (last !== null && reached < radius) {
        if (slice.offset === 0) enough.set(kind, (known + 1.5 * reached) / 2);
        return found.map(({ id }) => id);
      }
      radius = reached + rounding;
    }
    const { rows } = await sql<{ id: number }>`${similarIds(db, criteria, model, slice)}`.execute(db);
    return rows.map(({ id }) => id);
  };
}

/** Everything that differs less than a listing of the same price and rooms at this distance, in order, with some of the rest. */
function near(db: Kysely<Database>, criteria: SearchCriteria, model: Model, radius: number) {
  const { kilometre, price: perPrice, rooms: perRooms } = similarityWeights;
  const difference = radius * kilometre;
  const [north, east] = [radius / kilometresPerDegree.latitude, radius / kilometresPerDegree.longitude];
  const factor = Math.exp(difference / perPrice);
  const hasRooms = difference < perRooms;
  return matching(db, criteria)
    .select(['id', differenceTo(hasRooms ? { ...model, rooms: 'same' } : model).as('rank')])
    .where('id', '!=', model.id)
    .where('latitude', '>=', model.latitude - north)
    .where('latitude', '<=', model.latitude + north)
    .where('longitude', '>=', model.longitude - east)
    .where('longitude', '<=', model.longitude + east)
    .where('price', '>=', Math.floor(model.price / factor))
    .where('price', '<=', Math.ceil(model.price * factor))
    .$if(hasRooms, (query) => query.where(sameRooms(model.rooms)))
    .orderBy('rank')
    .orderBy('id', 'desc');
}

/** By the bits of rooms, which the index of places has, unlike the column. */
function sameRooms(rooms: number | null) {
  return rooms === null ? sql<boolean>`found.rooms is null` : sql<boolean>`traits & ${optionMask(firstBits.rooms, [rooms])}::bigint > 0`;
}
