import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { ChatFolder, ChatSummary, ChatThread, Message } from '../../../src/domain/chat/chat';
import type { Database } from '../database/schema';
import type { PictureLinks } from '../pictures/pictureLinks';
import { chatColumns, chatOf } from './chatRow';
import { searchCondition } from './chatSearch';
import { type FoundMessages, type FoundQuery, findMessages } from './findMessages';
import { type MessageRow, type MessagesQuery, messagePage } from './messagePage';

export interface ChatQuery {
  readonly folder: ChatFolder;
  /** Empty: all. */
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
}

/** A chat of the user by its id, or the one that they have about somebody else's listing; by both, if they agree. */
export interface ChatRef {
  readonly chatId: number | null;
  readonly listingId: number | null;
}

/** Reads chats of one user: the id is part of every statement, chats of others are missing. */
export interface ChatStore {
  page(userId: number, query: ChatQuery): Promise<{ readonly items: readonly ChatSummary[]; readonly count: number }>;
  find(userId: number, query: FoundQuery): Promise<FoundMessages>;
  /** Null for a chat that is not the user's; without messages it is empty. */
  thread(userId: number, ref: ChatRef, query: MessagesQuery): Promise<ChatThread | null>;
  /** Unread messages of all chats in use. */
  unread(userId: number): Promise<number>;
  hasBlocked(blockerId: number, blockedId: number): Promise<boolean>;
}

/** Indexes have these conditions: they must be written like them. */
const folders: Readonly<Record<ChatFolder, RawBuilder<boolean>>> = {
  all: sql`last_message_id is not null`,
  open: sql`last_message_id is not null and not i_block and not i_am_blocked`,
  blacklist: sql`last_message_id is not null and i_block`,
};

const countAll = sql<number>`count(*)`.as('count');

export function chatStore(db: Kysely<Database>, links: PictureLinks): ChatStore {
  return {
    async page(userId, { folder, search, page, pageSize }) {
      const isSearch = search !== '';
      const found = db
        .selectFrom('chat_members')
        .where('user_id', '=', userId)
        .where(folders[folder])
        .$if(isSearch, (query) => query.where(searchCondition(userId, search)));
      const rows = await db
        // A search looks at every chat: once, for the page and the count together.
        .with(
          (cte) => (isSearch ? cte('found').materialized() : cte('found').notMaterialized()),
          () => found.select('last_message_id'),
        )
        // Pages before this one are passed in the index alone.
        .with('latest', (query) =>
          query
            .selectFrom('found')
            .select('last_message_id')
            .orderBy('last_message_id', 'desc')
            .limit(pageSize)
            .offset((page - 1) * pageSize),
        )
        .with('me', (query) =>
          query
            .selectFrom('latest')
            .innerJoin('chat_members', 'chat_members.last_message_id', 'latest.last_message_id')
            .selectAll('chat_members')
            .where('user_id', '=', userId),
        )
        .selectFrom('me')
        .innerJoin('messages', 'messages.id', 'me.last_message_id')
        .innerJoin('chats', 'chats.id', 'me.chat_id')
        .innerJoin('listings', 'listings.id', 'chats.listing_id')
        .select(chatColumns)
        .select(['messages.id as message_id', 'messages.sender_id', 'messages.body', 'messages.created_at'])
        .$if(isSearch, (query) => query.select((part) => part.selectFrom('found').select(countAll).as('found_count')))
        .orderBy('me.last_message_id', 'desc')
        .execute();
      const isNothing = isSearch && page === 1 && rows.length === 0;
      const count = rows[0]?.found_count ?? (isNothing ? 0 : (await found.select(countAll).executeTakeFirstOrThrow()).count);
      const items = rows.map((row) => ({
        ...chatOf(row, userId, links),
        last: messageOf({ ...row, id: row.message_id }, userId),
      }));
      return { items, count };
    },

    find: (userId, query) => findMessages(db, links, userId, query),

    async thread(userId, { chatId, listingId }, wanted) {
      const row = await db
        .selectFrom('chats')
        .innerJoin('chat_members as me', (join) => join.onRef('me.chat_id', '=', 'chats.id').on('me.user_id', '=', userId))
        .innerJoin('listings', 'listings.id', 'chats.listing_id')
        .select(chatColumns)
        .select('me.deleted_until')
        .select(
          sql<number | null>`(select case when me.i_am_blocked then other.read_when_blocked else other.read_until end
            from chat_members as other where other.user_id = me.other_id and other.chat_id = me.chat_id)`.as('read_until'),
        )
        .where((where) => refCondition(where, userId, { chatId, listingId }))
        .executeTakeFirst();
      if (!row) return null;
      const { rows, hasOlder, hasNewer } = await messagePage(db, { chatId: row.chat_id, deletedUntil: row.deleted_until }, wanted);
      return {
        ...chatOf(row, userId, links),
        messages: rows.map((message) => messageOf(message, userId)),
        hasOlder,
        hasNewer,
        readUntil: row.read_until || null,
      };
    },

    unread: (userId) => unreadOf(db, userId),

    async hasBlocked(blockerId, blockedId) {
      const query = db.selectFrom('blocks').select('blocker_id').where('blocker_id', '=', blockerId).where('blocked_id', '=', blockedId);
      return (await query.executeTakeFirst()) !== undefined;
    },
  };
}

export async function unreadOf(db: Kysely<Database>, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('chat_members')
    .select(sql<number>`coalesce(sum(unread), 0)::int`.as('unread'))
    .where('user_id', '=', userId)
    .where(sql<boolean>`unread > 0 and not i_block and not i_am_blocked`)
    .executeTakeFirstOrThrow();
  return unread;
}

function refCondition(where: ExpressionBuilder<Database, 'chats'>, userId: number, { chatId, listingId }: ChatRef) {
  const byId = chatId === null ? [] : [where('chats.id', '=', chatId)];
  const byListing = listingId === null ? [] : [where('chats.listing_id', '=', listingId)];
  // Without the id of a chat, the one that the user has with the owner of the listing is meant.
  const asBuyer = chatId === null ? [where('chats.buyer_id', '=', userId)] : [];
  return where.and([...byId, ...byListing, ...asBuyer]);
}

export function messageOf({ id, sender_id, body, created_at }: MessageRow, userId: number): Message {
  return { id, at: created_at, isOwn: sender_id === userId, text: body };
}
