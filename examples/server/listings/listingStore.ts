import { type Kysely, sql } from 'kysely';
import type { TradeType } from '../../../src/domain/enumerations';
import type { Listing } from '../../../src/domain/listing/listing';
import type { ListingDetails } from '../../../src/domain/listing/listingDetails';
import type { ListingViewer } from '../../../src/domain/listing/permissions/listingRole';
import { shownListing } from '../../../src/domain/listing/permissions/shownListing';
import type { Database } from '../database/schema';
import type { Stations } from '../metro/stations';
import { daysBefore, moscowDay } from '../views/moscowDay';
import { viewedDays } from '../views/viewStore';
import { detailColumns, listingColumns } from './listingColumns';
import { listingDetailsOf } from './listingRow';
import { searchCounts } from './searchCounts';
import { searchPages } from './searchPages';
import type { SearchCriteria } from './searchQuery';

/** Reads of listings. Search returns public ones only. */
export interface ListingStore {
  page(criteria: SearchCriteria, page: number, pageSize: number): Promise<Listing[]>;
  count(criteria: SearchCriteria): Promise<number>;
  latest(tradeType: TradeType, count: number): Promise<Listing[]>;
  /** Returns as much of a listing as the viewer may see; null if there is none. */
  byId(id: number, viewer: ListingViewer | null): Promise<ListingDetails | null>;
}

export interface ListingStoreOptions {
  /** The clock that decides the day. */
  readonly now?: () => Date;
  /** How long counts may be old, ms. */
  readonly countsFor?: number;
}

export function listingStore(
  db: Kysely<Database>,
  stations: Stations,
  { now = () => new Date(), countsFor = 10_000 }: ListingStoreOptions = {},
): ListingStore {
  const counts = searchCounts(db, countsFor);
  const pages = searchPages(db, stations, counts);
  return {
    count: async (criteria) => (await counts.of(criteria)).count,
    page: pages.page,
    latest: pages.latest,

    async byId(id, viewer) {
      const today = moscowDay(now());
      const row = await db
        .selectFrom('listings')
        .innerJoin('addresses', 'addresses.id', 'listings.address_id')
        .innerJoin('users', 'users.id', 'listings.owner_id')
        .leftJoin('listing_views as shown', 'shown.listing_id', 'listings.id')
        .leftJoinLateral(
          (query) =>
            query
              .selectFrom('listing_views_daily as days')
              .select([
                sql<number | null>`sum(days.full_views)`.as('month'),
                sql<number | null>`sum(days.full_views) filter (where days.day = ${today}::date)`.as('today'),
              ])
              .whereRef('days.listing_id', '=', 'listings.id')
              .where(sql<boolean>`days.day > ${daysBefore(today, viewedDays)}::date`)
              .as('views'),
          (join) => join.onTrue(),
        )
        .select(listingColumns)
        .select(detailColumns)
        .select([
          sql<number>`coalesce(shown.shown, 0)`.as('shown_in_search'),
          sql<number>`coalesce(views.month, 0)`.as('full_views_in_30_days'),
          sql<number>`coalesce(views.today, 0)`.as('full_views_today'),
        ])
        .where('listings.id', '=', id)
        .executeTakeFirst();
      return row ? shownListing(listingDetailsOf(row, stations), viewer) : null;
    },
  };
}
