import { type Kysely, sql, type Transaction } from 'kysely';
import { chatLimits } from '../../../src/domain/chat/chatLimits';
import type { Database } from '../database/schema';
import { addJob } from '../jobs/addJob';
import { notify, withdraw } from '../notifications/notify';

const { unreadMinutes, letterHours } = chatLimits;

/** Call it with the first unread message of a chat: once it has waited for a while, its reader is notified. */
export function notifyUnreadLater(transaction: Transaction<Database>, userId: number): Promise<void> {
  return addJob(
    transaction,
    'tell_unread',
    { userId },
    { key: `tell_unread:${userId}`, keepsTime: true, delaySeconds: unreadMinutes * 60 },
  );
}

/** Notifies a user of each chat whose messages have been unread for a while, once, and by a letter at most every three hours (D62). */
export async function notifyUnread(db: Kysely<Database>, userId: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // The user is locked before the chats, as when this user sends a message; otherwise the two could wait for each other for ever.
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const rows = await transaction
      .selectFrom('chat_members')
      .innerJoin('chats', 'chats.id', 'chat_members.chat_id')
      .innerJoin('users', 'users.id', 'chat_members.user_id')
      .select(['chats.id', 'chats.listing_id', 'last_message_id'])
      .select(
        sql<boolean>`exists (select from messages where messages.chat_id = chats.id and messages.id > chat_members.read_until
          and sender_id != ${userId} and messages.created_at <= now() - make_interval(mins => ${unreadMinutes}))`.as('is_due'),
      )
      .where('chat_members.user_id', '=', userId)
      .where(sql<boolean>`unread > 0 and not i_block and not i_am_blocked`)
      .where(sql<boolean>`told_until < last_message_id and users.deleted_at is null and users.blocked_at is null`)
      .orderBy('chats.id')
      .forUpdate('chat_members')
      .execute();
    // What is younger has its time later.
    if (rows.some(({ is_due }) => !is_due)) await notifyUnreadLater(transaction, userId);
    const due = rows.filter(({ is_due }) => is_due);
    if (due.length === 0) return;
    for (const { id, listing_id: listingId } of due) {
      await withdrawUnread(transaction, userId, [id]);
      await notify(transaction, { userIds: [userId], listingId, kind: 'unreadMessages' });
    }
    await transaction
      .updateTable('chat_members')
      .set((row) => ({ told_until: row.ref('last_message_id').$notNull() }))
      .where('user_id', '=', userId)
      .where(
        'chat_id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ unread_letter_at: sql`now()` })
      .where('id', '=', userId)
      // An address that nobody has confirmed may be somebody else's.
      .where('email_confirmed_at', 'is not', null)
      .where(sql<boolean>`not ('messages' = any(letters_off))`)
      .where(sql<boolean>`coalesce(unread_letter_at < now() - make_interval(hours => ${letterHours}), true)`)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await addJob(transaction, 'send_letter', { kind: 'unread_messages', userId });
  });
}

/** Takes notifications back that were not read: what they tell is read, deleted or told again. */
export async function withdrawUnread(transaction: Transaction<Database>, userId: number, chatIds: readonly number[]): Promise<void> {
  if (chatIds.length === 0) return;
  const chats = await transaction.selectFrom('chats').select('listing_id').distinct().where('id', 'in', chatIds).execute();
  for (const { listing_id: listingId } of chats) await withdraw(transaction, { userId, listingId, kinds: ['unreadMessages'] });
}
