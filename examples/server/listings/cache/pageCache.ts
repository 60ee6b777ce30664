import { type CompiledQuery, type Expression, type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Listing } from '../../../../src/domain/listing/listing';
import type { Database } from '../../database/schema';
import { cacheOptions, type ListingCache } from './listingCache';
import { isStill, type KnownPage, type Moment, momentNow, rankOf, type Scope } from './searchChanges';

/** Pages of lists, of which the ids are remembered. */
export interface PageCache {
  /** Returns what the database would find now: whether ids that are remembered are still right is said by the statement that reads the listings. */
  read(request: PageRequest): Promise<Listing[]>;
}

export interface PageRequest {
  /** The same for equal pages. */
  readonly key: string;
  readonly scope: Scope;
  readonly slice: { readonly limit: number; readonly offset: number };
  /** The few among which the ids are looked for, as an object that is remembered with them; null for all listings. */
  readonly among: readonly number[] | null;
  /** Reads through everything, and so has another statement than a short walk in order. */
  readonly isDeep: boolean;
  /** Ids of the page in its order. */
  ids(): Expression<{ readonly id: number }>;
}

interface Found {
  readonly ids: readonly number[];
  readonly moment: Moment;
}

interface Remembered {
  readonly page: KnownPage;
  readonly among: readonly number[] | null;
  /** Moves on while nothing changes. */
  moment: Moment;
  readonly isDeep: boolean;
  /** Finds the ids. Building it takes Node longer than reading them. */
  readonly query: CompiledQuery<Found>;
}

/** About 2.5 kB each. */
const maxPages = 5000;

/** @param isKept otherwise the ids are looked for each time */
export function pageCache(db: Kysely<Database>, listings: ListingCache, isKept = true): PageCache {
  const pages = isKept ? new LRUCache<string, Remembered>({ ...cacheOptions, max: maxPages }) : null;
  return {
    async read({ key, scope, slice, among, isDeep, ids: find }) {
      const remembered = pages?.get(key);
      const known = remembered && remembered.among === among ? remembered : null;
      if (known) {
        const { page, moment: then } = known;
        const read = await listings.read(page.ids, then);
        if (read.listings.length === page.ids.length && isStill(page, then, read.moment, read.changes)) {
          known.moment = read.moment;
          return read.listings;
        }
      }
      const query = known?.isDeep === isDeep ? known.query : compile(db, find());
      const { rows } = await db.executeQuery(query);
      const [row] = rows;
      if (!row) throw new Error('A statement without a source has one row');
      const { ids, moment } = row;
      const { listings: read } = await listings.read(ids);
      const last = read.length === slice.limit ? read.at(-1) : undefined;
      const lastRank = last ? rankOf(last, scope) : null;
      // One of them was hidden meanwhile: the next time is soon enough.
      if (read.length === ids.length) {
        pages?.set(key, { page: { scope, isFirst: slice.offset === 0, ids, lastRank }, among, moment, isDeep, query });
      }
      return read;
    },
  };
}

/** Returns a statement for ids with the moment for which they are right. */
function compile(db: Kysely<Database>, ids: Expression<{ readonly id: number }>): CompiledQuery<Found> {
  return sql<Found>`select array(select id from (${ids}) as page) as ids, ${momentNow} as moment`.compile(db);
}
