import type { Transaction } from 'kysely';
import { pathOf } from '../../../../src/api/wire/listing/listingForm';
import { changedFormFields, photoChanges } from '../../../../src/domain/listing/form/changedFormFields';
import type { ListingForm } from '../../../../src/domain/listing/form/listingForm';
import type { Database } from '../../database/schema';
import { formOf } from './listingValues';
import { removedSince } from './removedSince';
import { type KnownPhotos, type PhotoEntry, photosOf } from './storePhotos';

/** Returns the form of a stored listing of this owner, with its photos. */
export async function storedForm(transaction: Transaction<Database>, ownerId: number, id: number, known?: KnownPhotos) {
  const row = await transaction
    .selectFrom('listings')
    .innerJoin('addresses', 'addresses.id', 'listings.address_id')
    .selectAll('listings')
    .select(['street', 'house_number', 'corpus', 'addresses.building as stroenie', 'district'])
    .where('listings.id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
  if (!row) return null;
  const { shown, byId } = known ?? (await photosOf(transaction, id));
  const ids = shown.map((photo) => photo.id);
  return { form: formOf(row, ids), photoIds: new Set(byId.keys()), shown: ids };
}

/** What an edit changes, for the history that its owner reads. */
export interface EditChanges {
  /** Fields by their names in a request. */
  readonly changed: readonly string[];
  /** Photos that were added or removed. */
  readonly changedPhotos: number;
}

/** Returns what an edit changes. Call it before the edit is stored. */
export async function editChanges(
  transaction: Transaction<Database>,
  { id, ownerId, version }: { readonly id: number; readonly ownerId: number; readonly version: number },
  form: ListingForm,
  entries: readonly PhotoEntry[],
  known: KnownPhotos,
): Promise<EditChanges> {
  const before = await storedForm(transaction, ownerId, id, known);
  if (!before) return { changed: [], changedPhotos: 0 };
  // A photo is removed at once (§4), before the edit that does without it.
  const removed = await transaction
    .selectFrom('removed_photos')
    .select('id')
    .where('listing_id', '=', id)
    .where(removedSince(version))
    .execute();
  const photos = photoChanges(
    before.shown,
    removed.map((photo) => photo.id),
    entries.map((entry) => ('id' in entry ? entry.id : null)),
  );
  const fields = changedFormFields(before.form, form);
  return {
    changed: [...fields, ...(photos.isChanged ? (['photos'] as const) : [])].map((field) => pathOf(field, form.tradeType)),
    changedPhotos: photos.count,
  };
}
