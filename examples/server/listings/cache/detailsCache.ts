import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ListingDetails } from '../../../../src/domain/listing/listingDetails';
import { compiledOnce } from '../../database/compiledOnce';
import type { Database } from '../../database/schema';
import type { Stations } from '../../metro/stations';
import { requestIdOf } from '../../operation/requestContext';
import { viewColumns, viewsUntil } from '../../views/viewsUntil';
import { detailColumns, jsonOf, listingColumns } from '../listingColumns';
import { type ListingDetailsJson, listingDetailsOf, listingRowOf } from '../listingRow';
import { cacheOptions } from './listingCache';
import { listingStamp } from './listingStamp';

/** Everything that is stored of listings: `shownListing` decides what is shown. */
export interface DetailsCache {
  /** Returns null if there is no such listing. Its row is sent only if it has changed since it was last read. */
  read(id: number, today: string): Promise<ListingDetails | null>;
}

interface Values {
  readonly id: number;
  readonly today: string;
  readonly stamp: string;
  readonly request: string;
}

const lasting = new WeakMap<ListingDetails, ListingDetails>();

/** Returns a listing as it is without its views, which change all the time: the same object for as long as nothing else changes. */
export function withoutViews(listing: ListingDetails): ListingDetails {
  return lasting.get(listing) ?? { ...listing, views: null };
}

export function detailsCache(db: Kysely<Database>, stations: Stations): DetailsCache {
  const cache = new LRUCache<number, { readonly stamp: string; readonly listing: ListingDetails }>(cacheOptions);
  const readRow = compiledOnce(
    ['id', 'today', 'stamp', 'request'],
    ({ id, today, stamp, request }: Values) =>
      db
        .selectFrom('listings')
        .innerJoin('addresses', 'addresses.id', 'listings.address_id')
        .innerJoin('users', 'users.id', 'listings.owner_id')
        .innerJoinLateral(viewsUntil(today), (join) => join.onTrue())
        .innerJoinLateral(sql<{ stamp: string }>`(select ${listingStamp} as stamp offset 0)`.as('current'), (join) => join.onTrue())
        .select(viewColumns)
        .select('current.stamp')
        .select(
          sql<ListingDetailsJson | null>`case when current.stamp <> ${stamp} then ${jsonOf([...listingColumns, ...detailColumns])} end`.as(
            'row',
          ),
        )
        .where('listings.id', '=', id)
        .where(sql<boolean>`${request}::text is not null`),
    { isPrepared: true },
  );
  return {
    async read(id, today) {
      const entry = cache.get(id);
      const [read] = await readRow(db, { id, today, stamp: entry?.stamp ?? '', request: requestIdOf() });
      if (!read) return null;
      const { row, stamp, ...views } = read;
      const listing = row ? listingDetailsOf(listingRowOf(row), stations) : entry?.listing;
      if (!listing) throw new Error('A listing that is not cached was not read');
      if (row) cache.set(id, { stamp, listing });
      const whole = {
        ...listing,
        views: { shownInSearch: views.shown_in_search, last30Days: views.full_views_in_30_days, today: views.full_views_today },
      };
      lasting.set(whole, listing);
      return whole;
    },
  };
}
