import { type Kysely, sql, type Transaction } from 'kysely';
import { listingStatuses, optionById } from '../../../src/domain/enumerations';
import { seesContent } from '../../../src/domain/listing/permissions/listingView';
import type { Database } from '../database/schema';
import { addEvent } from '../events/addEvent';
import { lockPair } from './lockPair';
import { withdrawUnread } from './notifyUnread';

/** Whom a block is about. */
export type BlockTarget = { readonly kind: 'chats' | 'users' | 'listings'; readonly ids: readonly number[] };

/** What a user changes in chats. Ids that they cannot know change nothing. */
export interface ChatChanges {
  /** Marks the messages of a chat as read, up to this one. */
  read(userId: number, chatId: number, until: number): Promise<void>;
  /** Deletes chats for this user alone (D46), and returns the ids of those that are theirs. */
  remove(userId: number, chatIds: readonly number[]): Promise<readonly number[]>;
  block(userId: number, target: BlockTarget): Promise<void>;
  unblock(userId: number, target: BlockTarget): Promise<void>;
}

export function chatChanges(db: Kysely<Database>): ChatChanges {
  const change = (
    userId: number,
    target: BlockTarget,
    run: (transaction: Transaction<Database>, others: readonly number[]) => Promise<void>,
  ) =>
    db.transaction().execute(async (transaction) => {
      const others = await peopleOf(transaction, userId, target);
      if (others.length === 0) return;
      await lockPair(transaction, userId, others);
      await run(transaction, others);
      await copyBlocks(transaction, userId, others);
    });
  return {
    read: (userId, chatId, until) =>
      db.transaction().execute(async (transaction) => {
        // Locked first: what is counted next sees the messages that came meanwhile.
        const row = await transaction
          .selectFrom('chat_members')
          .select(['unread', 'read_until', 'other_id', 'i_block'])
          .where('user_id', '=', userId)
          .where('chat_id', '=', chatId)
          .forUpdate()
          .executeTakeFirst();
        if (!row || row.unread === 0 || row.read_until >= until) return;
        await transaction
          .updateTable('chat_members')
          .set({
            read_until: until,
            unread: sql<number>`(select count(*) from messages
              where messages.chat_id = ${chatId} and messages.id > ${until} and sender_id != ${userId})`,
          })
          .where('user_id', '=', userId)
          .where('chat_id', '=', chatId)
          .execute();
        await withdrawUnread(transaction, userId, [chatId]);
        await addEvent(transaction, [userId], { kind: 'chat', id: chatId }, { kind: 'counters' });
        // A blocked person does not learn what is read (D47).
        if (!row.i_block) await addEvent(transaction, [row.other_id], { kind: 'chat', id: chatId });
      }),

    async remove(userId, chatIds) {
      const own = await db.transaction().execute(async (transaction) => {
        const rows = await transaction
          .selectFrom('chat_members')
          .select('chat_id')
          .where('user_id', '=', userId)
          .where('chat_id', '=', sql<number>`any(${chatIds}::bigint[])`)
          .orderBy('chat_id')
          .forUpdate()
          .execute();
        await transaction
          .updateTable('chat_members')
          .set((row) => ({ unread: 0, deleted_until: row.ref('last_message_id').$notNull(), last_message_id: null }))
          .where('user_id', '=', userId)
          .where('chat_id', '=', sql<number>`any(${chatIds}::bigint[])`)
          .where('last_message_id', 'is not', null)
          .execute();
        const chatsOfUser = rows.map(({ chat_id }) => chat_id);
        await withdrawUnread(transaction, userId, chatsOfUser);
        await addEvent(transaction, [userId], ...chatsOfUser.map((id) => ({ kind: 'chat', id }) as const), { kind: 'counters' });
        return chatsOfUser;
      });
      return own;
    },

    block: (userId, target) =>
      change(userId, target, async (transaction, others) => {
        await transaction
          .insertInto('blocks')
          .values(others.map((blocked) => ({ blocker_id: userId, blocked_id: blocked })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    unblock: (userId, target) =>
      change(userId, target, async (transaction, others) => {
        await transaction.deleteFrom('blocks').where('blocker_id', '=', userId).where('blocked_id', 'in', others).execute();
      }),
  };
}

/** Blocks are between people: all chats of the two are in the blacklist, or in none. */
async function copyBlocks(transaction: Transaction<Database>, userId: number, others: readonly number[]): Promise<void> {
  const rows = sql`(user_id = ${userId} and other_id = any(${others}::bigint[])) or (other_id = ${userId} and user_id = any(${others}::bigint[]))`;
  await sql`select from chat_members where ${rows} order by chat_id, user_id for update`.execute(transaction);
  // What was told as read stays told; what is read from now on is not (D47).
  await sql`update chat_members set
    read_when_blocked = case
      when not exists (select from blocks where blocker_id = user_id and blocked_id = other_id) then null
      when i_block then read_when_blocked else read_until end,
    i_block = exists (select from blocks where blocker_id = user_id and blocked_id = other_id),
    i_am_blocked = exists (select from blocks where blocker_id = other_id and blocked_id = user_id)
    where ${rows}`.execute(transaction);
  const { rows: changed } = await sql<{ readonly user_id: number; readonly chat_id: number }>`
    select user_id, chat_id from chat_members where ${rows}`.execute(transaction);
  for (const { user_id, chat_id } of changed) await addEvent(transaction, [user_id], { kind: 'chat', id: chat_id });
  await addEvent(transaction, [...new Set(changed.map(({ user_id }) => user_id))], { kind: 'counters' });
}

/** Returns the people behind ids: companions of own chats, existing users, owners of listings that this user may know. */
async function peopleOf(transaction: Transaction<Database>, userId: number, { kind, ids }: BlockTarget): Promise<readonly number[]> {
  const list = sql<number>`any(${ids}::bigint[])`;
  if (kind === 'chats') {
    const rows = await transaction
      .selectFrom('chat_members')
      .select('other_id')
      .distinct()
      .where('user_id', '=', userId)
      .where('chat_id', '=', list)
      .execute();
    return rows.map(({ other_id }) => other_id);
  }
  if (kind === 'users') {
    const rows = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', list)
      .where('id', '!=', userId)
      .where('deleted_at', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  }
  const rows = await transaction
    .selectFrom('listings')
    .select(['owner_id', 'status', 'is_deleted', 'is_unapproved'])
    .select(sql<boolean>`exists (select from chats where chats.listing_id = listings.id and chats.buyer_id = ${userId})`.as('has_chat'))
    .where('id', '=', list)
    .where('owner_id', '!=', userId)
    .execute();
  const known = rows.filter((row) => {
    const status = optionById(listingStatuses, row.status)?.key ?? 'moderation';
    return row.has_chat || seesContent({ status, isDeleted: row.is_deleted, isUnapproved: row.is_unapproved }, 'user');
  });
  return [...new Set(known.map(({ owner_id }) => owner_id))];
}
