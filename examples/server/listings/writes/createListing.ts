import type { Transaction } from 'kysely';
import { listingStatuses, optionByKey, tradeTypes } from '../../../../src/domain/enumerations';
import type { ListingForm } from '../../../../src/domain/listing/form/listingForm';
import type { Database } from '../../database/schema';
import { addEvent as tell } from '../../events/addEvent';
import { addEvent, checkLater, type SavedListing } from './changeStatus';
import { listingValues } from './listingValues';
import { placeOf, type Reference } from './placeOf';
import { type PhotoEntry, storePhotos } from './storePhotos';

const moderation = optionByKey(listingStatuses, 'moderation').id;

/** A form and its photos, in their order. */
export interface ListingContent {
  readonly form: ListingForm;
  readonly photos: readonly PhotoEntry[];
}

/** Stores a new listing, which goes to moderation. The caller has locked its owner. */
export async function createListing(
  transaction: Transaction<Database>,
  ownerId: number,
  { form, photos }: ListingContent,
  reference: Reference,
): Promise<SavedListing> {
  const place = await placeOf(transaction, form, reference);
  const { id } = await transaction
    .insertInto('listings')
    .values({
      ...listingValues(form),
      ...place,
      owner_id: ownerId,
      trade_type: optionByKey(tradeTypes, form.tradeType).id,
      status: moderation,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storePhotos(transaction, id, photos, null);
  await addEvent(transaction, { listingId: id, actorId: ownerId, from: null, to: moderation, version: 1 });
  await tell(transaction, [ownerId], { kind: 'listing', id }, { kind: 'counters' });
  await checkLater(transaction, id, 1);
  return { id, status: 'moderation', version: 1 };
}
