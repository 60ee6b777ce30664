import { type Kysely, sql } from 'kysely';
import { listingStatuses, optionByKey } from '../../../../src/domain/enumerations';
import { shownListing } from '../../../../src/domain/listing/permissions/shownListing';
import type { PhoneConfirmation } from '../../config/phoneSettings';
import type { Database } from '../../database/schema';
import { detailColumns, shownColumns } from '../../listings/listingColumns';
import { listingDetailsOf } from '../../listings/listingRow';
import { visibleToAll } from '../../listings/visibleToAll';
import type { Stations } from '../../metro/stations';
import { type ExportedOffer, exportedOffer } from './exportedOffer';

/** Reads the public listings page by page; `origin` is that of the site. */
export type PublicOffers = (origin: string) => AsyncGenerator<ExportedOffer[]>;

const pageSize = 200;
const active = optionByKey(listingStatuses, 'active').id;

/** Each page is a separate statement, so a reader that is slow holds no connection. Listings are shown as to strangers. */
export function publicOffers(db: Kysely<Database>, stations: Stations, phoneConfirmation?: PhoneConfirmation): PublicOffers {
  return async function* pages(origin) {
    let last = 0;
    for (;;) {
      const rows = await db
        .selectFrom('listings')
        .innerJoin('addresses', 'addresses.id', 'listings.address_id')
        .innerJoin('users', 'users.id', 'listings.owner_id')
        .select([...shownColumns(phoneConfirmation), ...detailColumns])
        .where('listings.id', '>', last)
        .where('listings.status', '=', active)
        .where(visibleToAll)
        .where(sql<boolean>`users.blocked_at is null and users.deleted_at is null`)
        .orderBy('listings.id')
        .limit(pageSize)
        .execute();
      if (rows.length > 0) yield rows.map((row) => exportedOffer(shownListing(listingDetailsOf(row, stations), null), origin));
      if (rows.length < pageSize) return;
      last = rows.at(-1)?.id ?? last;
    }
  };
}
