import { type Expression, type Kysely, sql } from 'kysely';
import type { PhoneConfirmation } from '../../config/phoneSettings';
import type { Database } from '../../database/schema';
import type { Stations } from '../../metro/stations';
import { idsInOrder, type ListingSearch, latestIds, plainSearch, type Ranked, type Slice } from '../plainSearch';
import { matching, orderOf, type SearchCriteria } from '../searchQuery';
import { modelOf } from '../similar';
import { allCaches, type Caches } from './caches';
import { listingCache } from './listingCache';
import { nearestIds } from './nearestIds';
import { type PageRequest, pageCache } from './pageCache';
import { type Found, searchCounts, searchKey } from './searchCounts';

interface CachedSearchOptions {
  /** All when absent. */
  readonly caches?: Caches;
  /** How long counts may be old, ms. */
  readonly countsFor: number;
  readonly phoneConfirmation?: PhoneConfirmation | undefined;
}

/** Reading in order costs as much as it skips; beyond this share of everything found, sorting it all is cheaper. */
const deep = 1 / 3;

/** Finds what `plainSearch` finds, with what was read before. */
export function cachedSearch(
  db: Kysely<Database>,
  stations: Stations,
  { caches = allCaches, countsFor, phoneConfirmation }: CachedSearchOptions,
): ListingSearch {
  const counts = searchCounts(db, caches.has('counts') ? countsFor : 0);
  const cards = listingCache(db, stations, { isKept: caches.has('cards'), phoneConfirmation });
  const pages = pageCache(db, cards, caches.has('pages'));
  const nearest = nearestIds(db);
  /** What is new changes by itself: nothing of it is remembered. */
  const plain = plainSearch(db, stations, phoneConfirmation);
  return {
    count: async (criteria) => (criteria.publishedWithin ? plain.count(criteria) : (await counts.withoutHidden(criteria)).count),

    async page(criteria, page, pageSize) {
      if (criteria.publishedWithin) return plain.page(criteria, page, pageSize);
      const slice = { limit: pageSize, offset: (page - 1) * pageSize };
      const model = criteria.similarTo ? await modelOf(db, criteria.city, criteria.similarTo) : null;
      if (model) return (await cards.read(await nearest(criteria, model, slice))).listings;
      const found = await counts.of(criteria);
      if (slice.offset >= found.count) return [];
      const { tradeType, realtyType, ordering } = criteria.filters;
      return pages.read({
        key: `${searchKey(criteria)} ${ordering} ${page} ${pageSize}`,
        scope: { cityId: criteria.city.id, tradeType, realtyType, ordering },
        slice,
        among: found.ids,
        isDeep: isDeep(found, slice),
        ids: () => idsOf(db, criteria, found, slice),
      });
    },

    latest(city, tradeType, count) {
      const request: PageRequest = {
        key: `latest ${city.id} ${tradeType} ${count}`,
        scope: { cityId: city.id, tradeType, realtyType: null, ordering: 'newest' },
        slice: { limit: count, offset: 0 },
        among: null,
        isDeep: false,
        ids: () => latestIds(db, city, tradeType, count),
      };
      return pages.read(request);
    },
  };
}

/** Ids of a page in its order, by the statement that is the cheapest for what is known of the search. */
export function idsOf(db: Kysely<Database>, criteria: SearchCriteria, found: Found, { limit, offset }: Slice): Expression<Ranked> {
  if (!found.ids && !isDeep(found, { limit, offset })) return idsInOrder(db, criteria, { limit, offset });
  const [column, direction] = orderOf(criteria.filters.ordering);
  const matches = matching(db, criteria).select(['id', `${column} as rank`]);
  const known = found.ids ? matches.where('id', '=', sql<number>`any(${found.ids}::bigint[])`) : matches;
  // The inner offset keeps the planner from walking through an index in order until it has found enough.
  return sql<Ranked>`(
    select id from ${known.offset(0)} as matches
    order by rank ${sql.raw(direction)}, id desc limit ${limit} offset ${offset}
  )`;
}

function isDeep({ count }: Found, { limit, offset }: Slice): boolean {
  return offset + limit > count * deep;
}
