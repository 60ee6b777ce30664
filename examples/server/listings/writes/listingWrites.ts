import type { Kysely } from 'kysely';
import type { ListingForm } from '../../../../src/domain/listing/form/listingForm';
import type { RequestUser } from '../../accounts/authentication';
import { tellChatsOf } from '../../chats/tellChats';
import type { Database } from '../../database/schema';
import { addEvent as tell } from '../../events/addEvent';
import { type ActionKey, answerOnce, earlierAnswer } from '../../idempotency/answerOnce';
import { type ChangedListing, changeStatus, type SavedListing, type StatusRefusal, type StatusWish } from './changeStatus';
import { createListing } from './createListing';
import { storedForm } from './editChanges';
import { type Edit, editListing } from './editListing';
import { boundForm, type Reference } from './placeOf';
import { type PhotoEntry, removePhoto } from './storePhotos';

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

export function listingWrites(db: Kysely<Database>, reference: Reference): ListingWrites {
  return {
    create: (ownerId, form, photos, action) =>
      answerOnce(db, ownerId, action, (transaction) => createListing(transaction, ownerId, { form, photos }, reference)),

    earlier: async (ownerId, action) => (await earlierAnswer(db, ownerId, action)) as SavedListing | null,

    find: (ownerId, id) => db.transaction().execute((transaction) => storedForm(transaction, ownerId, id)),

    bound: (form) => boundForm(form, reference),

    edit: (ownerId, id, edit) => db.transaction().execute((transaction) => editListing(transaction, { ownerId, id }, edit, reference)),

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
