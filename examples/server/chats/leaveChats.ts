import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema';
import { forgetTextsOf } from './spamMarks';

/** Takes a closed account out of its chats. What it wrote stays for the others (D48); chats that nobody has any more go. */
export async function leaveChats(transaction: Transaction<Database>, userId: number): Promise<void> {
  await sql`delete from chats where (owner_id = ${userId} or buyer_id = ${userId}) and not exists (
    select from users where users.id in (owner_id, buyer_id) and deleted_at is null)`.execute(transaction);
  // Answers of the last day repeat what was written.
  await transaction.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
  await sql`delete from blocks where blocker_id = ${userId} or blocked_id = ${userId}`.execute(transaction);
  await forgetTextsOf(transaction, userId);
  const chats = sql`chat_id in (select chat_id from chat_members as own where own.user_id = ${userId})`;
  await sql`select from chat_members where ${chats} order by chat_id, user_id for update`.execute(transaction);
  await sql`update chat_members set i_block = false, i_am_blocked = false where ${chats} and (i_block or i_am_blocked)`.execute(
    transaction,
  );
  await transaction.updateTable('chat_members').set({ last_message_id: null, unread: 0 }).where('user_id', '=', userId).execute();
}
