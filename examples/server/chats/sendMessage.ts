import { type Kysely, sql, type Transaction } from 'kysely';
import type { Message } from '../../../src/domain/chat/chat';
import { type ChatRefusal, whyCannotWrite } from '../../../src/domain/chat/whyCannotWrite';
import { communicationMethods, listingStatuses, optionById } from '../../../src/domain/enumerations';
import type { Database } from '../database/schema';
import { addEvent } from '../events/addEvent';
import { type ActionKey, answerOnce, earlierAnswer } from '../idempotency/answerOnce';
import type { ChatRef } from './chatStore';
import { lockPair } from './lockPair';
import { notifyUnreadLater } from './notifyUnread';
import { noteText } from './spamMarks';

/** Why nothing was sent; `missing`: no such chat of this user. */
export type SendRefusal = 'missing' | ChatRefusal;

export interface SentMessage {
  readonly chatId: number;
  readonly message: Message;
}

/** Thrown to leave the transaction without a trace. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
  constructor(readonly reason: SendRefusal) {
    super('The message was refused');
  }
}

export interface ChatWriter {
  /** Returns the answer that a repeated request has had; null for a new one. */
  earlier(userId: number, action: ActionKey): Promise<SentMessage | null>;
  /** Whether a message there would begin a chat. */
  isNew(userId: number, ref: ChatRef): Promise<boolean>;
  /** Sends a tidy text, once per action. Rejects with a {@link MessageRefused}. */
  send(userId: number, ref: ChatRef, text: string, action: ActionKey | null): Promise<SentMessage>;
}

export function chatWriter(db: Kysely<Database>): ChatWriter {
  return {
    async earlier(userId, action) {
      const answer = await earlierAnswer(db, userId, action);
      return answer === null ? null : sentOf(answer as StoredAnswer);
    },

    async isNew(userId, { chatId, listingId }) {
      if (chatId !== null || listingId === null) return false;
      const known = await db
        .selectFrom('chats')
        .select('id')
        .where('listing_id', '=', listingId)
        .where('buyer_id', '=', userId)
        .executeTakeFirst();
      return known === undefined;
    },

    async send(userId, ref, text, action) {
      return sentOf(await answerOnce(db, userId, action, (transaction) => send(transaction, userId, ref, text)));
    },
  };
}

/** An answer as it is kept for repeated requests. */
interface StoredAnswer {
  readonly chatId: number;
  readonly id: number;
  readonly at: string;
  readonly text: string;
}

const sentOf = ({ chatId, id, at, text }: StoredAnswer): SentMessage => ({ chatId, message: { id, at: new Date(at), isOwn: true, text } });

async function send(transaction: Transaction<Database>, userId: number, ref: ChatRef, text: string): Promise<StoredAnswer> {
  const place = await placeOf(transaction, userId, ref);
  if (typeof place === 'string') throw new MessageRefused(place);
  const { listing, otherId } = place;
  // From here on the two write, block and read one after another: ids and times of a chat rise together, and no message passes a block.
  if (otherId !== userId) await lockPair(transaction, userId, [otherId]);
  const chat = place.chatId ?? (await chatAbout(transaction, listing.id, userId));
  const { i_block: isBlockedByMe, i_am_blocked: amBlocked, is_gone: isGone, is_blocked } = await between(transaction, userId, otherId);
  const refusal = whyCannotWrite({
    writerId: userId,
    hasChat: chat !== null,
    recipientId: isGone ? null : otherId,
    isBlockedByMe,
    amBlocked,
    isRecipientBlocked: is_blocked && !isGone,
    listing: {
      status: optionById(listingStatuses, listing.status)?.key ?? 'moderation',
      isDeleted: listing.is_deleted,
      isUnapproved: listing.is_unapproved,
      communicationMethod: optionById(communicationMethods, listing.communication_method)?.key ?? null,
      owner: { id: listing.owner_id, name: '', type: null },
    },
  });
  if (refusal) throw new MessageRefused(refusal);
  const chatId = chat ?? (await beginChat(transaction, { listingId: listing.id, ownerId: otherId, buyerId: userId }));
  const { id, created_at, unread } = await store(transaction, { chatId, senderId: userId, otherId, text });
  await noteText(transaction, { senderId: userId, recipientId: otherId, text });
  if (unread === 1) await notifyUnreadLater(transaction, otherId);
  // The writer has other tabs.
  await addEvent(transaction, [otherId, userId], { kind: 'message', id, chatId });
  await addEvent(transaction, [otherId], { kind: 'counters' });
  return { chatId, id, at: created_at.toISOString(), text };
}

type ListingRow = {
  readonly id: number;
  readonly owner_id: number;
  readonly status: number;
  readonly is_deleted: boolean;
  readonly is_unapproved: boolean;
  readonly communication_method: number;
};

/** Returns what is written about, and to whom. */
async function placeOf(
  transaction: Transaction<Database>,
  userId: number,
  { chatId, listingId }: ChatRef,
): Promise<{ readonly chatId: number | null; readonly otherId: number; readonly listing: ListingRow } | SendRefusal> {
  const columns = [
    'listings.id',
    'listings.owner_id',
    'listings.status',
    'listings.is_deleted',
    'listings.is_unapproved',
    'listings.communication_method',
  ] as const;
  if (chatId !== null) {
    const row = await transaction
      .selectFrom('chat_members')
      .innerJoin('chats', 'chats.id', 'chat_members.chat_id')
      .innerJoin('listings', 'listings.id', 'chats.listing_id')
      .select(columns)
      .select('chat_members.other_id')
      .where('chat_members.user_id', '=', userId)
      .where('chat_members.chat_id', '=', chatId)
      .$if(listingId !== null, (query) => query.where('chats.listing_id', '=', listingId ?? 0))
      .executeTakeFirst();
    return row ? { chatId, otherId: row.other_id, listing: row } : 'missing';
  }
  const listing = await transaction
    .selectFrom('listings')
    .select(columns)
    .where('id', '=', listingId ?? 0)
    .executeTakeFirst();
  return listing ? { chatId: null, otherId: listing.owner_id, listing } : 'no_listing';
}

async function chatAbout(transaction: Transaction<Database>, listingId: number, buyerId: number): Promise<number | null> {
  const row = await transaction
    .selectFrom('chats')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return row?.id ?? null;
}

interface Between {
  readonly i_block: boolean;
  readonly i_am_blocked: boolean;
  /** The other account is closed. */
  readonly is_gone: boolean;
  /** A moderator has blocked it. */
  readonly is_blocked: boolean;
}

async function between(transaction: Transaction<Database>, userId: number, otherId: number): Promise<Between> {
  const { rows } = await sql<Between>`select
    exists (select from blocks where blocker_id = ${userId} and blocked_id = ${otherId}) as i_block,
    exists (select from blocks where blocker_id = ${otherId} and blocked_id = ${userId}) as i_am_blocked,
    exists (select from users where id = ${otherId} and deleted_at is not null) as is_gone,
    exists (select from users where id = ${otherId} and blocked_at is not null) as is_blocked`.execute(transaction);
  return rows[0] ?? { i_block: false, i_am_blocked: false, is_gone: true, is_blocked: false };
}

/** Blocks are none: a message has just been allowed. */
async function beginChat(
  transaction: Transaction<Database>,
  { listingId, ownerId, buyerId }: { readonly listingId: number; readonly ownerId: number; readonly buyerId: number },
): Promise<number> {
  const { id } = await transaction
    .insertInto('chats')
    .values({ listing_id: listingId, owner_id: ownerId, buyer_id: buyerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('chat_members')
    .values([
      { chat_id: id, user_id: ownerId, other_id: buyerId },
      { chat_id: id, user_id: buyerId, other_id: ownerId },
    ])
    .execute();
  return id;
}

/** Stores a message, with what the lists and badges of both say of it. What its sender has not read stays unread. */
async function store(
  transaction: Transaction<Database>,
  {
    chatId,
    senderId,
    otherId,
    text,
  }: { readonly chatId: number; readonly senderId: number; readonly otherId: number; readonly text: string },
): Promise<{ readonly id: number; readonly created_at: Date; readonly unread: number }> {
  // A clock that was set back changes no order. JavaScript knows milliseconds: what is answered is what is stored.
  const { rows } = await sql<{ id: number; created_at: Date; unread: number }>`
    with stored as (
      insert into messages (chat_id, sender_id, body, created_at)
      select ${chatId}, ${senderId}, ${text}, greatest(date_trunc('milliseconds', clock_timestamp()),
        (select created_at from messages where chat_id = ${chatId} order by id desc limit 1))
      returning id, created_at
    ), mine as (
      update chat_members set last_message_id = stored.id from stored
      where user_id = ${senderId} and chat_id = ${chatId}
    ), theirs as (
      update chat_members set last_message_id = stored.id, unread = unread + 1 from stored
      where user_id = ${otherId} and chat_id = ${chatId}
      returning unread
    )
    select id, created_at, unread from stored, theirs`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('Nothing was stored');
  return row;
}
