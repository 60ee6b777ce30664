import type { Kysely } from 'kysely';
import type { ListingDetails } from '../../../src/domain/listing/listingDetails';
import type { PhoneConfirmation } from '../config/phoneSettings';
import type { Database } from '../database/schema';
import type { Stations } from '../metro/stations';
import { viewColumns, viewsUntil } from '../views/viewsUntil';
import { detailColumns, shownColumns } from './listingColumns';
import { listingDetailsOf } from './listingRow';

/** Everything that is stored of listings: `shownListing` decides what is shown. */
export interface ListingReader {
  /** Returns null if there is no such listing. */
  read(id: number): Promise<ListingDetails | null>;
}

export interface ReaderOptions {
  readonly today: () => string;
  readonly phoneConfirmation?: PhoneConfirmation | undefined;
}

/** Reads a listing and its views with one statement. `detailsCache` answers the same. */
export function plainDetails(db: Kysely<Database>, stations: Stations, { today, phoneConfirmation }: ReaderOptions): ListingReader {
  return {
    async read(id) {
      const row = await db
        .selectFrom('listings')
        .innerJoin('addresses', 'addresses.id', 'listings.address_id')
        .innerJoin('users', 'users.id', 'listings.owner_id')
        .innerJoinLateral(viewsUntil(today()), (join) => join.onTrue())
        .select([...shownColumns(phoneConfirmation), ...detailColumns, ...viewColumns])
        .where('listings.id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const { shown_in_search: shownInSearch, full_views_in_30_days: last30Days, full_views_today: viewedToday } = row;
      return { ...listingDetailsOf(row, stations), views: { shownInSearch, last30Days, today: viewedToday } };
    },
  };
}
