import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema';

/** Tells both sides of every chat about this listing that it has changed: its status, its price, or that it is gone. */
export async function tellChatsOf(transaction: Transaction<Database>, listingId: number): Promise<void> {
  await sql`insert into events (user_id, kind, data)
    select user_id, 'chat', json_build_object('id', chat_id) from chat_members
    where chat_id in (select id from chats where listing_id = ${listingId}) and last_message_id is not null`.execute(transaction);
}

/** Tells everybody who has a chat with this person that the account is closed, blocked or open again, or that its listings are gone. */
export async function tellCompanionsOf(transaction: Transaction<Database>, userId: number): Promise<void> {
  await sql`insert into events (user_id, kind, data)
    select theirs.user_id, 'chat', json_build_object('id', theirs.chat_id) from chat_members as own
    join chat_members as theirs on theirs.chat_id = own.chat_id and theirs.user_id = own.other_id
    where own.user_id = ${userId} and theirs.last_message_id is not null`.execute(transaction);
}
