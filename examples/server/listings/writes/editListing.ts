import { sql, type Transaction } from 'kysely';
import { listingStatuses, optionByKey } from '../../../../src/domain/enumerations';
import { withdrawnKinds } from '../../../../src/domain/notifications/notification';
import { lockActiveUser } from '../../accounts/authentication';
import { tellChatsOf } from '../../chats/tellChats';
import type { Database } from '../../database/schema';
import { addEvent as tell } from '../../events/addEvent';
import { withdraw } from '../../notifications/notify';
import { addEvent, checkLater, lockListing, type SavedListing, savedOf } from './changeStatus';
import type { ListingContent } from './createListing';
import { editChanges } from './editChanges';
import { listingValues } from './listingValues';
import { boundForm, placeOf, type Reference } from './placeOf';
import { saveApprovedVersion } from './saveApprovedVersion';
import type { StoredPlace } from './storeAddress';
import { photosOf, storePhotos, withKnownIds } from './storePhotos';

export interface Edit extends ListingContent {
  /** A hash of the request: the same one again changes nothing. */
  readonly request: Buffer;
  /** The version that was edited; null if the client does not say. */
  readonly version: number | null;
}

const moderation = optionByKey(listingStatuses, 'moderation').id;
const active = optionByKey(listingStatuses, 'active').id;

/** Replaces the content of a listing, and sends it to moderation whatever its status is. `stale`: `version` is not the current one. */
export async function editListing(
  transaction: Transaction<Database>,
  { ownerId, id }: { readonly ownerId: number; readonly id: number },
  { form, photos: sent, request, version }: Edit,
  reference: Reference,
): Promise<SavedListing | 'missing' | 'stale'> {
  await lockActiveUser(transaction, ownerId);
  const row = await lockListing(transaction, id, ownerId);
  if (!row) return 'missing';
  // Sent again because its answer was lost.
  const isSame = row.edit_sha256?.equals(request) === true;
  const isOwn = isSame && version === row.version - 1;
  if (isSame && (row.status === moderation || (isOwn && row.status === active))) return savedOf(row);
  if (version !== null && version !== row.version && !isOwn) return 'stale';
  await saveApprovedVersion(transaction, id, row.version);
  const known = await photosOf(transaction, id);
  const photos = await withKnownIds(transaction, known, sent);
  const changes = await editChanges(transaction, { id, ownerId, version: row.version }, boundForm(form, reference), photos, known);
  const place = await placeOf(transaction, form, reference);
  const saved = await transaction
    .updateTable('listings')
    .set({
      ...listingValues(form),
      ...place,
      house_metres: keptMetres(place),
      status: moderation,
      is_unapproved: false,
      version: row.version + 1,
      edit_sha256: request,
    })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning(['id', 'status', 'version'])
    .executeTakeFirstOrThrow();
  await storePhotos(transaction, id, photos, known);
  await withdraw(transaction, { userId: ownerId, listingId: id, kinds: withdrawnKinds({ isDecision: false }) });
  await addEvent(transaction, {
    listingId: id,
    actorId: ownerId,
    from: row.status,
    to: moderation,
    version: saved.version,
    ...changes,
  });
  await checkLater(transaction, id, saved.version);
  await tell(transaction, [ownerId], { kind: 'listing', id });
  await tellChatsOf(transaction, id);
  return savedOf(saved);
}

/** An edit sends back the point that the server has set: at the same address, what was said about the first one stays. */
function keptMetres({ address_id: id, house_metres: metres }: StoredPlace) {
  return sql<number | null>`case when address_id = ${id} then greatest(house_metres, ${metres}::int) else ${metres}::int end`;
}
