import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Listing } from '../../../../src/domain/listing/listing';
import { compiledOnce } from '../../database/compiledOnce';
import type { Database } from '../../database/schema';
import type { Stations } from '../../metro/stations';
import { requestIdOf } from '../../operation/requestContext';
import { jsonOf, listingColumns } from '../listingColumns';
import { type ListingJson, listingOf, listingRowOf } from '../listingRow';
import { listingStamp } from './listingStamp';

/** Public listings, of which those shown before are cached. */
export interface ListingCache {
  /** Returns these in their order, without those that are not public. The database sends only what has changed since it was last read. */
  read(ids: readonly number[]): Promise<Listing[]>;
}

/** About 8 kB each. */
const maxEntries = 5000;
/** A stamp says nothing about another database, which a restored backup is. */
const lifetime = 3_600_000;

/** How many entries, and for how long, ms. */
export const cacheOptions = { max: maxEntries, ttl: lifetime };

interface Values {
  readonly ids: readonly number[];
  readonly stamps: readonly string[];
  readonly request: string;
}

export function listingCache(db: Kysely<Database>, stations: Stations): ListingCache {
  const cache = new LRUCache<number, { readonly stamp: string; readonly listing: Listing }>(cacheOptions);
  const readRows = compiledOnce(
    ['ids', 'stamps', 'request'],
    ({ ids, stamps, request }: Values) =>
      db
        .selectFrom(sql<{ id: number; stamp: string }>`unnest(${ids}::bigint[], ${stamps}::text[])`.as<'asked'>(sql`asked (id, stamp)`))
        .innerJoin('listings', 'listings.id', 'asked.id')
        .innerJoin('addresses', 'addresses.id', 'listings.address_id')
        .innerJoin('users', 'users.id', 'listings.owner_id')
        .innerJoinLateral(sql<{ stamp: string }>`(select ${listingStamp} as stamp offset 0)`.as('current'), (join) => join.onTrue())
        .select(['listings.id', 'current.stamp'])
        .select(sql<ListingJson | null>`case when current.stamp <> asked.stamp then ${jsonOf(listingColumns)} end`.as('row'))
        // It may have been hidden since its id was read.
        .where('listings.status', '=', publicStatus)
        .where('listings.is_deleted', '=', sql.lit(false))
        .where(sql<boolean>`${request}::text is not null`),
    { isPrepared: true },
  );
  return {
    async read(ids) {
      if (ids.length === 0) return [];
      const entries = ids.map((id) => cache.get(id));
      const stamps = entries.map((entry) => entry?.stamp ?? '');
      const read = new Map<number, Listing>();
      for (const { id, stamp, row } of await readRows(db, { ids, stamps, request: requestIdOf() })) {
        const listing = row ? listingOf(listingRowOf(row), stations) : entries[ids.indexOf(id)]?.listing;
        if (!listing) throw new Error('A listing that is not cached was not read');
        if (row) cache.set(id, { stamp, listing });
        read.set(id, listing);
      }
      return ids.flatMap((id) => read.get(id) ?? []);
    },
  };
}

/** As the view `public_listings` has it. */
const publicStatus = sql.lit(1);
