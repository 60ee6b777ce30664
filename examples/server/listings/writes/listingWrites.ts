import { type Kysely, sql, type Transaction } from 'kysely';
import { bindAddress } from '../../../../src/domain/address/bindAddress';
import { listingStatuses, optionByKey, tradeTypes } from '../../../../src/domain/enumerations';
import type { ListingForm } from '../../../../src/domain/listing/form/listingForm';
import { withdrawnKinds } from '../../../../src/domain/notifications/notification';
import { lockActiveUser, type RequestUser } from '../../accounts/authentication';
import type { AddressRegister } from '../../addresses/addressRegister';
import { tellChatsOf } from '../../chats/tellChats';
import type { Database } from '../../database/schema';
import { addEvent as tell } from '../../events/addEvent';
import { type ActionKey, answerOnce, earlierAnswer } from '../../idempotency/answerOnce';
import type { Stations } from '../../metro/stations';
import { withdraw } from '../../notifications/notify';
import {
  addEvent,
  type ChangedListing,
  changeStatus,
  checkLater,
  lockListing,
  type SavedListing,
  type StatusRefusal,
  type StatusWish,
  savedOf,
} from './changeStatus';
import { editChanges, storedForm } from './editChanges';
import { listingValues } from './listingValues';
import { saveApprovedVersion } from './saveApprovedVersion';
import { type StoredPlace, storeAddress } from './storeAddress';
import { type PhotoEntry, photosOf, removePhoto, storePhotos, withKnownIds } from './storePhotos';

/** A listing as its owner edits it. */
export interface OwnListing {
  readonly form: ListingForm;
  /** Photos that an edit may name: those shown, and those removed within a day. */
  readonly photoIds: ReadonlySet<number>;
}

/** Writes of listings. Ownership is part of every statement: somebody else's listing is missing. */
export interface ListingWrites {
  /** The listing goes to moderation. */
  create(ownerId: number, form: ListingForm, photos: readonly PhotoEntry[], action: ActionKey | null): Promise<SavedListing>;
  /** Returns what this action was answered before; null if it is new. */
  earlier(ownerId: number, action: ActionKey): Promise<SavedListing | null>;
  find(ownerId: number, id: number): Promise<OwnListing | null>;
  /** Returns the form with the address that the register has for it; an address that it lacks is marked. */
  bound(form: ListingForm): ListingForm;
  /** Replaces the content, and sends the listing to moderation whatever its status is. `stale`: `version` is not the current one. */
  edit(ownerId: number, id: number, edit: Edit): Promise<SavedListing | 'missing' | 'stale'>;
  setStatus(user: RequestUser, id: number, wish: StatusWish): Promise<ChangedListing | StatusRefusal>;
  /** `unchanged`: it was deleted before; `missing`: it is somebody else's. */
  remove(ownerId: number, id: number): Promise<Removal>;
  removePhoto(ownerId: number, photoId: number): Promise<boolean>;
}

export type Removal = 'removed' | 'unchanged' | 'missing';

export interface Edit {
  readonly form: ListingForm;
  readonly photos: readonly PhotoEntry[];
  /** A hash of the request: the same one again changes nothing. */
  readonly request: Buffer;
  /** The version that was edited; null if the client does not say. */
  readonly version: number | null;
}

export interface Reference {
  readonly stations: Stations;
  readonly addresses: AddressRegister;
}

const moderation = optionByKey(listingStatuses, 'moderation').id;
const active = optionByKey(listingStatuses, 'active').id;

export function listingWrites(db: Kysely<Database>, reference: Reference): ListingWrites {
  const bound = (form: ListingForm) => ({ ...form, address: form.address && bindAddress(form.address, reference.addresses).address });
  return {
    create: (ownerId, form, photos, action) =>
      answerOnce(db, ownerId, action, async (transaction): Promise<SavedListing> => {
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
      }),

    earlier: async (ownerId, action) => (await earlierAnswer(db, ownerId, action)) as SavedListing | null,

    find: (ownerId, id) => db.transaction().execute((transaction) => storedForm(transaction, ownerId, id)),

    bound,

    edit: (ownerId, id, { form, photos: sent, request, version }) =>
      db.transaction().execute(async (transaction) => {
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
        const changes = await editChanges(transaction, { id, ownerId, version: row.version }, bound(form), photos, known);
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
      }),

    setStatus: (user, id, wish) => db.transaction().execute((transaction) => changeStatus(transaction, user, id, wish)),

    remove: (ownerId, id) =>
      db.transaction().execute(async (transaction) => {
        const own = await transaction
          .selectFrom('listings')
          .select('is_deleted')
          .where('id', '=', id)
          .where('owner_id', '=', ownerId)
          .forUpdate()
          .executeTakeFirst();
        if (!own) return 'missing';
        if (own.is_deleted) return 'unchanged';
        await transaction.updateTable('listings').set({ is_deleted: true }).where('id', '=', id).execute();
        await tell(transaction, [ownerId], { kind: 'listing', id }, { kind: 'counters' });
        await tellChatsOf(transaction, id);
        return 'removed';
      }),

    removePhoto: (ownerId, photoId) => db.transaction().execute((transaction) => removePhoto(transaction, ownerId, photoId)),
  };
}

/** An edit sends back the point that the server has set: at the same address, what was said about the first one stays. */
function keptMetres({ address_id: id, house_metres: metres }: StoredPlace) {
  return sql<number | null>`case when address_id = ${id} then greatest(house_metres, ${metres}::int) else ${metres}::int end`;
}

function placeOf(transaction: Transaction<Database>, { address }: ListingForm, reference: Reference) {
  if (!address) throw new TypeError('A form without an address cannot be stored');
  return storeAddress(transaction, address, reference);
}
