import { type Expression, type Kysely, sql } from 'kysely';
import { realtyTypes, type TradeType } from '../../../src/domain/enumerations';
import type { Listing } from '../../../src/domain/listing/listing';
import type { Database } from '../database/schema';
import type { Stations } from '../metro/stations';
import { listingCache } from './cache/listingCache';
import { type PageRequest, pageCache } from './cache/pageCache';
import { copiedPage } from './copy/copiedPage';
import type { SearchCopy } from './copy/searchCopy';
import { type Found, type SearchCounts, searchKey } from './searchCounts';
import { matching, orderOf, type SearchCriteria } from './searchQuery';
import { searched } from './searchTable';
import { differenceTo, type Model, modelOf } from './similar';

/** Lists of public listings. */
export interface SearchPages {
  page(criteria: SearchCriteria, page: number, pageSize: number): Promise<Listing[]>;
  latest(tradeType: TradeType, count: number): Promise<Listing[]>;
}

interface Ranked {
  readonly id: number;
}

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** Reading in order costs as much as it skips; beyond this share of everything found, sorting it all is cheaper. */
const deep = 1 / 3;
/** When the database would read more rows than this before it comes to a page, the copy in memory says which listings it has. */
const long = 20_000;

/** `copy`: of the search in memory, which serves if it is there anyway. */
export function searchPages(db: Kysely<Database>, stations: Stations, counts: SearchCounts, copy: SearchCopy | null = null): SearchPages {
  const cache = listingCache(db, stations);
  const pages = pageCache(db, cache);
  const read = async (ids: Expression<Ranked>) => {
    const { rows } = await sql<Ranked>`${ids}`.execute(db);
    return (await cache.read(rows.map(({ id }) => id))).listings;
  };
  /** Those of a page that only a long read would find, as if nothing else was found. What they are is left to the database. */
  const copiedIds = async (criteria: SearchCriteria, { count, ids }: Found, slice: Slice): Promise<number[] | null> => {
    if (!copy || ids || criteria.box) return null;
    const share = (slice.offset + slice.limit) / count;
    if (copy.sizeOf(criteria) * (share > deep ? 1 : share) < long) return null;
    const rows = await copy.rowsOf(criteria);
    return rows && copiedPage(rows, criteria, slice);
  };
  return {
    async page(criteria, page, pageSize) {
      const slice = { limit: pageSize, offset: (page - 1) * pageSize };
      const model = criteria.similarTo ? await modelOf(db, criteria.similarTo) : null;
      if (model) return read(similarTo(db, criteria, model, slice));
      const found = await counts.of(criteria);
      if (slice.offset >= found.count) return [];
      const copied = await copiedIds(criteria, found, slice);
      if (copied) return read(idsOf(db, criteria, { count: copied.length, ids: copied }, { ...slice, offset: 0 }));
      const { tradeType, realtyType, ordering } = criteria.filters;
      return pages.read({
        key: `${searchKey(criteria)} ${ordering} ${page} ${pageSize}`,
        scope: { tradeType, realtyType, ordering },
        slice,
        among: found.ids,
        isDeep: isDeep(found, slice),
        ids: () => idsOf(db, criteria, found, slice),
      });
    },

    latest(tradeType, count) {
      const request: PageRequest = {
        key: `latest ${tradeType} ${count}`,
        scope: { tradeType, realtyType: null, ordering: 'newest' },
        slice: { limit: count, offset: 0 },
        among: null,
        isDeep: false,
        ids() {
          // Each type has a separate table: the newest of each, and then the newest of those.
          const newest = realtyTypes.map(({ key }) =>
            searched(db, tradeType, key)
              .select(['id', 'published_at as rank'])
              .orderBy('published_at', 'desc')
              .orderBy('id', 'desc')
              .limit(count),
          );
          return sql<Ranked>`(select id from (${sql.join(newest, sql` union all `)}) as newest order by rank desc, id desc limit ${count})`;
        },
      };
      return pages.read(request);
    },
  };
}

/** Ids of a page in its order, from the narrow table alone. */
export function idsOf(db: Kysely<Database>, criteria: SearchCriteria, found: Found, { limit, offset }: Slice): Expression<Ranked> {
  const [column, direction] = orderOf(criteria.filters.ordering);
  if (!found.ids && !isDeep(found, { limit, offset })) {
    return matching(db, criteria).select('id').orderBy(column, direction).orderBy('id', 'desc').limit(limit).offset(offset);
  }
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

function similarTo(db: Kysely<Database>, criteria: SearchCriteria, model: Model, { limit, offset }: Slice): Expression<Ranked> {
  return matching(db, criteria)
    .select(['id', differenceTo(model).as('rank')])
    .where('id', '!=', model.id)
    .orderBy('rank')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);
}
