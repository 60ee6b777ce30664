import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ListingDetails } from '../../../../src/domain/listing/listingDetails';
import { compiledOnce } from '../../database/compiledOnce';
import type { Database } from '../../database/schema';
import { sharedStatement } from '../../database/sharedStatement';
import type { Stations } from '../../metro/stations';
import { requestIdOf } from '../../operation/requestContext';
import { type ViewColumns, viewColumns, viewsUntil } from '../../views/viewsUntil';
import { detailColumns, jsonOf, shownColumns } from '../listingColumns';
import type { ListingReader, ReaderOptions } from '../listingDetails';
import { type ListingDetailsJson, listingDetailsOf, listingRowOf } from '../listingRow';
import { cacheOptions } from './listingCache';
import { listingStamp, noStamp } from './listingStamp';

interface Entry {
  readonly stamp: string;
  readonly listing: ListingDetails;
  /** The listing with the views that were read last. */
  shown: ListingDetails;
}

interface Values {
  /** Ids, written as the database writes an array of numbers. */
  readonly ids: string;
  readonly stamps: string;
  readonly today: string;
  readonly requests: string;
}

const lasting = new WeakMap<ListingDetails, ListingDetails>();

/** Returns a listing as it is without its views, which change all the time: the same object for as long as nothing else changes. */
export function withoutViews(listing: ListingDetails): ListingDetails {
  return lasting.get(listing) ?? { ...listing, views: null };
}

/** A row is sent only if it has changed since it was last read. @param today the day of the views */
export function detailsCache(db: Kysely<Database>, stations: Stations, { today, phoneConfirmation }: ReaderOptions): ListingReader {
  const cache = new LRUCache<number, Entry>(cacheOptions);
  const readRows = compiledOnce(
    ['ids', 'stamps', 'today', 'requests'],
    ({ ids, stamps, today: day, requests }: Values) =>
      db
        .selectFrom(sql<{ id: number; stamp: string }>`unnest(${ids}::bigint[], ${stamps}::text[])`.as<'asked'>(sql`asked (id, stamp)`))
        .innerJoin('listings', 'listings.id', 'asked.id')
        .innerJoin('addresses', 'addresses.id', 'listings.address_id')
        .innerJoin('users', 'users.id', 'listings.owner_id')
        .innerJoinLateral(viewsUntil(day), (join) => join.onTrue())
        .innerJoinLateral(sql<{ stamp: string }>`(select ${listingStamp(phoneConfirmation)} as stamp offset 0)`.as('current'), (join) =>
          join.onTrue(),
        )
        .select('listings.id')
        .select(viewColumns)
        .select(sql<string | null>`case when current.stamp <> asked.stamp then current.stamp end`.as('stamp'))
        .select(
          sql<ListingDetailsJson | null>`case when current.stamp <> asked.stamp then ${jsonOf([...shownColumns(phoneConfirmation), ...detailColumns])} end`.as(
            'row',
          ),
        )
        .where(sql<boolean>`${requests}::text is not null`),
    { isPrepared: true },
  );
  const readAll = async (asked: readonly { readonly id: number; readonly request: string }[]) => {
    const known = new Map(asked.map(({ id }) => [id, cache.get(id)]));
    const rows = await readRows(db, {
      ids: `{${[...known.keys()].join(',')}}`,
      stamps: `{${Array.from(known.values(), (entry) => entry?.stamp ?? noStamp).join(',')}}`,
      today: today(),
      requests: asked.map(({ request }) => request).join(' '),
    });
    const read = new Map<number, ListingDetails>();
    for (const row of rows) {
      const listing = row.row ? listingDetailsOf(listingRowOf(row.row), stations) : null;
      const entry = listing && row.stamp !== null ? { stamp: row.stamp, listing, shown: listing } : known.get(row.id);
      if (!entry) throw new Error('A listing that is not cached was not read');
      if (listing) cache.set(row.id, entry);
      read.set(row.id, withViews(entry, row));
    }
    return read;
  };
  const readShared = sharedStatement(readAll);
  return {
    async read(id) {
      return (await readShared({ id, request: requestIdOf() })).get(id) ?? null;
    },
  };
}

function withViews(
  entry: Entry,
  { shown_in_search: shownInSearch, full_views_in_30_days: last30Days, full_views_today: today }: ViewColumns,
) {
  const known = entry.shown.views;
  if (known?.shownInSearch !== shownInSearch || known.last30Days !== last30Days || known.today !== today) {
    entry.shown = { ...entry.listing, views: { shownInSearch, last30Days, today } };
    lasting.set(entry.shown, entry.listing);
  }
  return entry.shown;
}
