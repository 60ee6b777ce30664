import { type Expression, type Kysely, sql } from 'kysely';
import type { PhoneConfirmation } from '../config/phoneSettings';
import type { Database } from '../database/schema';
import { shownColumns } from './listingColumns';

/** Reads the listings with these ids, in the order of the array. */
export function rowsInOrder(db: Kysely<Database>, ids: Expression<unknown>, phoneConfirmation?: PhoneConfirmation) {
  return db
    .selectFrom(sql<{ id: number; place: number }>`unnest(${ids}) with ordinality`.as<'asked'>(sql`asked (id, place)`))
    .innerJoin('listings', 'listings.id', 'asked.id')
    .innerJoin('addresses', 'addresses.id', 'listings.address_id')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .select(shownColumns(phoneConfirmation))
    .orderBy('asked.place')
    .execute();
}
