import type { Transaction } from 'kysely';
import { pathOf } from '../../../../src/api/wire/listing/listingForm';
import type { ListingFormField } from '../../../../src/domain/listing/form/fieldTypes';
import type { ListingForm } from '../../../../src/domain/listing/form/listingForm';
import { tellChatsOf } from '../../chats/tellChats';
import type { Database } from '../../database/schema';
import { addEvent as tell } from '../../events/addEvent';
import { addEvent, type lockListing, type SavedListing, savedOf } from './changeStatus';
import { listingValues } from './listingValues';

/** The price, and what is counted from it. */
export const termFields: readonly ListingFormField[] = ['price', 'deposit', 'commission'];

/**
 * Changes the price of a locked listing, and what is counted from it, in place: the status stays. What was approved stays approved, because the
 * record of the change names the new version.
 */
export async function changeTerms(
  transaction: Transaction<Database>,
  row: NonNullable<Awaited<ReturnType<typeof lockListing>>>,
  form: ListingForm,
  fields: readonly ListingFormField[],
): Promise<SavedListing> {
  const { price, deposit, commission } = listingValues(form);
  const version = row.version + 1;
  await transaction
    .updateTable('listings')
    .set({ price, deposit, commission, version, edit_sha256: null })
    .where('id', '=', row.id)
    .execute();
  await addEvent(transaction, {
    listingId: row.id,
    actorId: row.owner_id,
    from: row.status,
    to: row.status,
    version,
    changed: fields.map((field) => pathOf(field, form.tradeType)),
  });
  await tell(transaction, [row.owner_id], { kind: 'listing', id: row.id });
  await tellChatsOf(transaction, row.id);
  return savedOf({ ...row, version });
}
