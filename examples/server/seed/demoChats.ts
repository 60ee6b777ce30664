import { type Kysely, sql, type Transaction } from 'kysely';
import { chatLimits } from '../../../src/domain/chat/chatLimits';
import type { Database } from '../database/schema';
import { type DemoChat, demoChats, longChat } from './phrases/chatPhrases';

type Listing = { readonly id: number; readonly owner_id: number };

/** Adds chats of a user about listings of others: a very long one, and short ones with unread messages and a block. */
export async function addDemoChats(db: Kysely<Database>, userId: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const [first] = await listingsOf(transaction, userId, 1, 1);
    if (!first) return;
    await addLongChat(transaction, userId, first);
    const active = await listingsOf(transaction, userId, 1, 20);
    const archived = await listingsOf(transaction, userId, 4, 20);
    const used = new Set([first.owner_id]);
    for (const chat of demoChats) {
      const listing = (chat.status === 1 ? active : archived).find(({ owner_id }) => !used.has(owner_id));
      if (!listing) continue;
      used.add(listing.owner_id);
      await addChat(transaction, userId, listing, chat);
      if (chat.unread > 0) await notifyUnread(transaction, userId, listing.id, chat);
    }
  });
}

/** Adds the notification that comes when messages have been unread for too long. */
async function notifyUnread(transaction: Transaction<Database>, userId: number, listingId: number, { lines }: DemoChat): Promise<void> {
  const minutes = Math.max(0, Math.min(...lines.map((line) => line.minutes)) - chatLimits.unreadMinutes);
  const values = { user_id: userId, listing_id: listingId, kind: 'unreadMessages', created_at: new Date(Date.now() - minutes * 60_000) };
  await transaction.insertInto('notifications').values(values).execute();
}

function listingsOf(transaction: Transaction<Database>, userId: number, status: number, count: number): Promise<Listing[]> {
  return transaction
    .selectFrom('listings')
    .select(['id', 'owner_id'])
    .where('status', '=', status)
    .where('is_deleted', '=', false)
    .where('is_unapproved', '=', false)
    .where('communication_method', '!=', 3)
    .where('owner_id', '!=', userId)
    .orderBy('id')
    .limit(count)
    .execute();
}

async function begin(transaction: Transaction<Database>, userId: number, { id, owner_id }: Listing): Promise<number> {
  const chat = await transaction
    .insertInto('chats')
    .values({ listing_id: id, owner_id, buyer_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return chat.id;
}

async function addLongChat(transaction: Transaction<Database>, userId: number, listing: Listing): Promise<void> {
  const chatId = await begin(transaction, userId, listing);
  const { messages, phrases } = longChat;
  // The messages are from two months to ten days old.
  await sql`insert into messages (chat_id, sender_id, body, created_at)
    select ${chatId}, case when n % 2 = 1 then ${userId}::bigint else ${listing.owner_id} end, (${phrases}::text[])[1 + n % ${phrases.length}],
      now() - interval '60 days' + interval '50 days' * n / ${messages}
    from generate_series(1, ${messages}) as n order by n`.execute(transaction);
  await addMembers(transaction, chatId, { userId, ownerId: listing.owner_id, unread: 0, isBlocked: false });
}

async function addChat(transaction: Transaction<Database>, userId: number, listing: Listing, chat: DemoChat): Promise<void> {
  const chatId = await begin(transaction, userId, listing);
  const now = Date.now();
  await transaction
    .insertInto('messages')
    .values(
      chat.lines.map(({ from, minutes, text }) => ({
        chat_id: chatId,
        sender_id: from === 'owner' ? listing.owner_id : userId,
        body: text,
        created_at: new Date(now - minutes * 60_000),
      })),
    )
    .execute();
  const isBlocked = chat.isBlocked === true;
  if (isBlocked) await transaction.insertInto('blocks').values({ blocker_id: userId, blocked_id: listing.owner_id }).execute();
  await addMembers(transaction, chatId, { userId, ownerId: listing.owner_id, unread: chat.unread, isBlocked });
}

interface Members {
  readonly userId: number;
  readonly ownerId: number;
  readonly unread: number;
  readonly isBlocked: boolean;
}

async function addMembers(
  transaction: Transaction<Database>,
  chatId: number,
  { userId, ownerId, unread, isBlocked }: Members,
): Promise<void> {
  const last = sql<number>`(select max(id) from messages where chat_id = ${chatId})`;
  const readUntil = sql<number>`(select id from messages where chat_id = ${chatId} order by id desc offset ${unread} limit 1)`;
  const common = { chat_id: chatId, last_message_id: last };
  await transaction
    .insertInto('chat_members')
    .values([
      {
        ...common,
        user_id: userId,
        other_id: ownerId,
        unread,
        read_until: readUntil,
        told_until: unread > 0 ? last : 0,
        i_block: isBlocked,
        i_am_blocked: false,
      },
      {
        ...common,
        user_id: ownerId,
        other_id: userId,
        unread: 0,
        read_until: last,
        i_block: false,
        i_am_blocked: isBlocked,
      },
    ])
    .execute();
}
