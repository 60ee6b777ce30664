import { type Expression, type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Listing } from '../../../../src/domain/listing/listing';
import type { Database } from '../../database/schema';
import { cacheOptions, type ListingCache } from './listingCache';
import { isStill, type KnownPage, type Moment, momentNow, type Scope } from './searchChanges';

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
  /** Ids of the page in its order. */
  ids(): Expression<{ readonly id: number }>;
}

interface Remembered {
  readonly page: KnownPage;
  readonly among: readonly number[] | null;
  /** Moves on while nothing changes. */
  moment: Moment;
}

/** About a kilobyte each. */
const maxPages = 5000;

export function pageCache(db: Kysely<Database>, listings: ListingCache): PageCache {
  const pages = new LRUCache<string, Remembered>({ max: maxPages, ttl: cacheOptions.ttl });
  return {
    async read({ key, scope, slice, among, ids: find }) {
      const known = pages.get(key);
      if (known && known.among === among) {
        const { page, moment: then } = known;
        const read = await listings.read(page.ids, then);
        if (read.listings.length === page.ids.length && isStill(page, then, read.moment, read.changes)) {
          known.moment = read.moment;
          return read.listings;
        }
      }
      const { ids, moment } = await readIds(db, find());
      const { listings: read } = await listings.read(ids);
      const last = read.length === slice.limit ? (read.at(-1) ?? null) : null;
      // One of them was hidden meanwhile: the next time is soon enough.
      if (read.length === ids.length) pages.set(key, { page: { scope, isFirst: slice.offset === 0, ids, last }, among, moment });
      return read;
    },
  };
}

/** Returns ids with the moment for which they are right. */
async function readIds(db: Kysely<Database>, ids: Expression<{ readonly id: number }>) {
  const { rows } = await sql<{ ids: readonly number[]; moment: Moment }>`
    select array(select id from (${ids}) as page) as ids, ${momentNow} as moment`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A statement without a source has one row');
  return row;
}
