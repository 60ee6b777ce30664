import { type Kysely, sql } from 'kysely';
import type { Listing } from '../../../src/domain/listing/listing';
import { seesContent } from '../../../src/domain/listing/permissions/listingView';
import type { PhoneConfirmation } from '../config/phoneSettings';
import type { Database } from '../database/schema';
import type { Stations } from '../metro/stations';
import { listingOf } from './listingRow';
import { rowsInOrder } from './rowsInOrder';

/** Reads those of these listings whose content everybody may see, in the order of the ids. */
export async function plainByIds(
  db: Kysely<Database>,
  stations: Stations,
  ids: readonly number[],
  phoneConfirmation?: PhoneConfirmation,
): Promise<Listing[]> {
  const rows = await rowsInOrder(db, sql`${`{${ids.join(',')}}`}::bigint[]`, phoneConfirmation);
  return rows
    .map((row) => ({ listing: listingOf(row, stations), isUnapproved: row.is_unapproved }))
    .filter(({ listing, isUnapproved }) => seesContent({ ...listing, isUnapproved }, 'stranger'))
    .map(({ listing }) => listing);
}
