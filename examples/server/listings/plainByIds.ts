import { type Kysely, sql } from 'kysely';
import type { Listing } from '../../../src/domain/listing/listing';
import { seesContent } from '../../../src/domain/listing/permissions/listingView';
import type { PhoneConfirmation } from '../config/phoneSettings';
import type { Database } from '../database/schema';
import type { Stations } from '../metro/stations';
import { shownColumns } from './listingColumns';
import { listingOf } from './listingRow';

/** Reads those of these listings whose content everybody may see, in the order of the ids. */
export async function plainByIds(
  db: Kysely<Database>,
  stations: Stations,
  ids: readonly number[],
  phoneConfirmation?: PhoneConfirmation,
): Promise<Listing[]> {
  const rows = await db
    .selectFrom(
      sql<{ id: number; place: number }>`unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality`.as<'asked'>(sql`asked (id, place)`),
    )
    .innerJoin('listings', 'listings.id', 'asked.id')
    .innerJoin('addresses', 'addresses.id', 'listings.address_id')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .select(shownColumns(phoneConfirmation))
    .orderBy('asked.place')
    .execute();
  return rows
    .map((row) => ({ listing: listingOf(row, stations), isUnapproved: row.is_unapproved }))
    .filter(({ listing, isUnapproved }) => seesContent({ ...listing, isUnapproved }, 'stranger'))
    .map(({ listing }) => listing);
}
