import type { Kysely, Transaction } from 'kysely';
import { moscowCenter } from '../../../../src/domain/city/moscowPlace';
import { leaveChats } from '../../chats/leaveChats';
import { tellCompanionsOf } from '../../chats/tellChats';
import type { Database } from '../../database/schema';
import { addJob } from '../../jobs/addJob';
import { removeFactor } from '../factor/secondFactorStore';
import { removePhoneData } from '../phone/phoneStore';
import { abandonAvatar } from '../profileStore';
import { endSessions } from '../sessionStore';

/**
 * Closes an account (D48): nobody can sign in any more, its listings are gone from the search, its e-mail and phone are free. The rest is erased
 * by a job.
 */
export async function closeAccount(db: Kysely<Database>, userId: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ deleted_at: new Date() })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .execute();
    await endSessions(transaction, 'account_closed', { userId });
    await removeFactor(transaction, userId);
    await removePhoneData(transaction, userId);
    await transaction.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('notifications').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('feeds').where('user_id', '=', userId).execute();
    await transaction
      .updateTable('listings')
      .set({ is_deleted: true })
      .where('owner_id', '=', userId)
      .where('is_deleted', '=', false)
      .execute();
    await tellCompanionsOf(transaction, userId);
    await addJob(transaction, 'erase_account', { userId });
  });
}

/** Returns where an account that is closed and not erased yet was written to: its e-mail addresses, and its phone. */
export async function addressesOf(db: Kysely<Database>, userId: number): Promise<string[]> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'new_email', 'phone'])
    .where('id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return [user?.email, user?.new_email, user?.phone && `+7${user.phone}`].filter((address) => typeof address === 'string');
}

/** Removes what a closed account says of a person. The row stays, for what others have written to it. */
export async function eraseAccount(db: Kysely<Database>, userId: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await transaction.selectFrom('users').select('avatar_hash').where('id', '=', userId).executeTakeFirst();
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({
        email: null,
        new_email: null,
        phone: null,
        first_name: '',
        last_name: '',
        password_hash: null,
        avatar_hash: null,
        email_confirmed_at: null,
        blocked_reason: null,
      })
      .where('id', '=', userId)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    if (before?.avatar_hash) await abandonAvatar(transaction, before.avatar_hash);
    await transaction.updateTable('moderation_decisions').set({ comment: '' }).where('user_id', '=', userId).execute();
    await transaction.updateTable('complaints').set({ description: '' }).where('user_id', '=', userId).execute();
    // The messages stay for moderators without a name, as they do for the other one.
    await transaction.updateTable('chat_complaints').set({ description: '' }).where('author_id', '=', userId).execute();
    await transaction.updateTable('listings').set({ description: '' }).where('owner_id', '=', userId).execute();
    await leaveChats(transaction, userId);
    const own = transaction.selectFrom('listings').select('id').where('owner_id', '=', userId);
    await transaction.deleteFrom('photos').where('listing_id', 'in', own).execute();
    await transaction.deleteFrom('removed_photos').where('listing_id', 'in', own).execute();
    await transaction.deleteFrom('approved_listings').where('listing_id', 'in', own).execute();
    await forgetHomes(transaction, userId);
  });
}

/** Stands in place of the address of an erased listing: the city, and no house in it. */
const nowhere = { label: '', street: '', house_number: '', ...moscowCenter } as const;

/** Where somebody's flat was says who they were. Addresses that other listings have stay. */
async function forgetHomes(transaction: Transaction<Database>, userId: number): Promise<void> {
  const homes = await transaction.selectFrom('listings').select('address_id').distinct().where('owner_id', '=', userId).execute();
  if (homes.length === 0) return;
  const known = await transaction
    .selectFrom('addresses')
    .select('id')
    .where('latitude', '=', nowhere.latitude)
    .where('longitude', '=', nowhere.longitude)
    .where('label', '=', nowhere.label)
    .limit(1)
    .executeTakeFirst();
  const { id } = known ?? (await transaction.insertInto('addresses').values(nowhere).returning('id').executeTakeFirstOrThrow());
  await transaction
    .updateTable('listings')
    .set({ address_id: id, metro_id: null, minutes_to_metro: null, ...moscowCenter })
    .where('owner_id', '=', userId)
    .execute();
  await transaction
    .deleteFrom('addresses')
    .where(
      'id',
      'in',
      homes.map((home) => home.address_id).filter((home) => home !== id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('listings').select('listings.id').whereRef('listings.address_id', '=', 'addresses.id'))),
    )
    .execute();
}
