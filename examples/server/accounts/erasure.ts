import type { Kysely } from 'kysely';
import { leaveChats } from '../chats/leaveChats';
import { tellCompanionsOf } from '../chats/tellChats';
import type { Database } from '../database/schema';
import { addJob } from '../jobs/addJob';
import { abandonAvatar } from './profileStore';

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
    await transaction.deleteFrom('auth_tokens').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('notifications').where('user_id', '=', userId).execute();
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
    await transaction.updateTable('listings').set({ description: '' }).where('owner_id', '=', userId).execute();
    await leaveChats(transaction, userId);
    const own = transaction.selectFrom('listings').select('id').where('owner_id', '=', userId);
    await transaction.deleteFrom('photos').where('listing_id', 'in', own).execute();
    await transaction.deleteFrom('removed_photos').where('listing_id', 'in', own).execute();
    await transaction.deleteFrom('approved_listings').where('listing_id', 'in', own).execute();
  });
}
