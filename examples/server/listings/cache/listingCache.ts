import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Listing } from '../../../../src/domain/listing/listing';
import type { PhoneConfirmation } from '../../config/phoneSettings';
import { compiledOnce } from '../../database/compiledOnce';
import type { Database } from '../../database/schema';
import { sharedStatement } from '../../database/sharedStatement';
import type { Stations } from '../../metro/stations';
import { requestIdOf } from '../../operation/requestContext';
import { jsonOf, shownColumns } from '../listingColumns';
import { type ListingJson, listingOf, listingRowOf } from '../listingRow';
import { listingStamp, noStamp } from './listingStamp';
import { type Change, changesSince, type Moment, momentNow, oldestOpen } from './searchChanges';

/** Public listings, of which those shown before are cached. */
export interface ListingCache {
  /**
   * Returns these in their order, without those that are not public, and what has been noted since a moment. The database sends only what has changed
   * since it was last read.
   */
  read(ids: readonly number[], since?: Moment | null): Promise<ReadListings>;
}

export interface ReadListings {
  readonly listings: Listing[];
  readonly moment: Moment;
  /** Perhaps also some from before that moment. */
  readonly changes: readonly Change[];
}

/** About 8 kB each. */
const maxEntries = 5000;
/** A stamp says nothing about another database, which a restored backup is. */
const lifetime = 3_600_000;

/** How many entries, and for how long, ms. The clock is looked at once a second. */
export const cacheOptions = { max: maxEntries, ttl: lifetime, ttlResolution: 1000 };

interface Entry {
  readonly stamp: string;
  readonly listing: Listing;
}

interface Values {
  /** Ids, written as the database writes an array of numbers. */
  readonly ids: string;
  readonly stamps: string;
  /** Null to read no changes. */
  readonly since: string | null;
  readonly requests: string;
}

interface Asked {
  readonly ids: readonly number[];
  readonly since: Moment | null;
  readonly request: string;
}

export interface ListingCacheOptions {
  /** Otherwise the database sends all of them each time. */
  readonly isKept?: boolean;
  readonly phoneConfirmation?: PhoneConfirmation | undefined;
}

export function listingCache(
  db: Kysely<Database>,
  stations: Stations,
  { isKept = true, phoneConfirmation }: ListingCacheOptions = {},
): ListingCache {
  const cache = isKept ? new LRUCache<number, Entry>(cacheOptions) : null;
  const readRows = compiledOnce(
    ['ids', 'stamps', 'since', 'requests'],
    ({ ids, stamps, since, requests }: Values) =>
      db.selectNoFrom([
        momentNow.as('moment'),
        changesSince(since).as('changes'),
        sql<readonly (readonly [number, string | null, ListingJson | null])[] | null>`(
          select json_agg(json_build_array(asked.id, current.stamp, case when current.stamp is not null then (
            select ${jsonOf(shownColumns(phoneConfirmation))} from ${listingTables} where listings.id = asked.id
          ) end))
          from unnest(${ids}::bigint[], ${stamps}::text[]) as asked (id, stamp)
          left join lateral (
            select ${listingStamp(phoneConfirmation)} as stamp from ${listingTables}
            -- It may have been hidden since its id was read.
            where listings.id = asked.id and listings.status = 1 and not listings.is_deleted offset 0
          ) as current on true
          where current.stamp is distinct from asked.stamp and ${requests}::text is not null)`.as('listings'),
      ]),
    { isPrepared: true },
  );
  /** Returns the listings by id, without those that are not public. */
  const readAll = async (asked: readonly Asked[]) => {
    const entries = new Map<number, Entry | null>();
    for (const { ids } of asked) for (const id of ids) if (!entries.has(id)) entries.set(id, cache?.get(id) ?? null);
    const opens = asked.flatMap(({ since }) => (since ? [oldestOpen(since)] : []));
    const [row] = await readRows(db, {
      ids: `{${[...entries.keys()].join(',')}}`,
      stamps: `{${Array.from(entries.values(), (entry) => entry?.stamp ?? noStamp).join(',')}}`,
      since: opens.length > 0 ? String(Math.min(...opens)) : null,
      requests: asked.map(({ request }) => request).join(' '),
    });
    if (!row) throw new Error('A statement without a source has one row');
    for (const [id, stamp, json] of row.listings ?? []) {
      const entry = stamp !== null && json ? { stamp, listing: listingOf(listingRowOf(json), stations) } : null;
      if (entry) cache?.set(id, entry);
      entries.set(id, entry);
    }
    return { entries, moment: row.moment, changes: row.changes ?? [] };
  };
  const readShared = sharedStatement(readAll);
  return {
    async read(ids, since = null) {
      const { entries, moment, changes } = await readShared({ ids, since, request: requestIdOf() });
      return { listings: ids.flatMap((id) => entries.get(id)?.listing ?? []), moment, changes };
    },
  };
}

/** What is shown of a listing is stored in these. */
const listingTables = sql`listings join addresses on addresses.id = listings.address_id join users on users.id = listings.owner_id`;
