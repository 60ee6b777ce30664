import { type Kysely, sql, type Transaction } from 'kysely';
import { type ChatComplaintReason, chatComplaintLimits } from '../../../src/domain/chat/chatComplaint';
import type { Database } from '../database/schema';
import { type ActionKey, answerOnce, earlierAnswer } from '../idempotency/answerOnce';
import { moscowDay } from '../views/moscowDay';

export interface NewChatComplaint {
  readonly authorId: number;
  readonly chatId: number;
  readonly reason: ChatComplaintReason;
  readonly description: string;
}

export interface FiledChatComplaint {
  readonly chatId: number;
  /** How many messages moderators are shown. */
  readonly messages: number;
}

/** `missing`: no such chat of this user; `nothing`: the other one has written nothing; `today`: complained about this person already. */
export type ChatComplaintRefusal = 'missing' | 'nothing' | 'today';

/** Thrown to leave the transaction without a trace. */
export class ChatComplaintRefused extends Error {
  override readonly name = 'ChatComplaintRefused';
  constructor(readonly reason: ChatComplaintRefusal) {
    super('The complaint was refused');
  }
}

export interface ChatComplaintStore {
  /** Returns the answer that a repeated request has had; null for a new one. */
  earlier(authorId: number, action: ActionKey): Promise<FiledChatComplaint | null>;
  /** Files it with the latest messages, once per action. Rejects with a {@link ChatComplaintRefused}. */
  add(complaint: NewChatComplaint, action: ActionKey | null): Promise<FiledChatComplaint>;
}

/** `now` is the clock that decides the day. */
export function chatComplaintStore(db: Kysely<Database>, now: () => Date = () => new Date()): ChatComplaintStore {
  return {
    earlier: async (authorId, action) => (await earlierAnswer(db, authorId, action)) as FiledChatComplaint | null,

    add: ({ authorId, chatId, reason, description }, action) =>
      answerOnce(db, authorId, action, async (transaction) => {
        const chat = await transaction
          .selectFrom('chat_members')
          .innerJoin('chats', 'chats.id', 'chat_members.chat_id')
          .select(['other_id', 'deleted_until', 'chats.listing_id'])
          .where('user_id', '=', authorId)
          .where('chat_id', '=', chatId)
          .executeTakeFirst();
        if (!chat) throw new ChatComplaintRefused('missing');
        const { other_id: userId, deleted_until: deletedUntil, listing_id: listingId } = chat;
        const messages = await latestMessages(transaction, { authorId, chatId, deletedUntil });
        const hasWritten = await transaction
          .selectFrom('messages')
          .select('id')
          .where('chat_id', '=', chatId)
          .where('sender_id', '=', userId)
          .where('id', '>', deletedUntil)
          .limit(1)
          .executeTakeFirst();
        if (!hasWritten) throw new ChatComplaintRefused('nothing');
        const filed = await transaction
          .insertInto('chat_complaints')
          .values({
            author_id: authorId,
            user_id: userId,
            chat_id: chatId,
            listing_id: listingId,
            reason,
            description,
            messages: JSON.stringify(messages),
            day: sql`${moscowDay(now())}::date`,
          })
          .onConflict((conflict) => conflict.columns(['author_id', 'user_id', 'day']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!filed) throw new ChatComplaintRefused('today');
        return { chatId, messages: messages.length };
      }),
  };
}

/** A message as it is kept with a complaint. */
export interface KeptMessage {
  readonly id: number;
  readonly is_authors: boolean;
  readonly text: string;
  readonly at: string;
}

/** Returns the latest messages that the author of a complaint has not deleted, oldest first. */
async function latestMessages(
  transaction: Transaction<Database>,
  { authorId, chatId, deletedUntil }: { readonly authorId: number; readonly chatId: number; readonly deletedUntil: number },
): Promise<readonly KeptMessage[]> {
  const rows = await transaction
    .selectFrom('messages')
    .select(['id', 'sender_id', 'body', 'created_at'])
    .where('chat_id', '=', chatId)
    .where('id', '>', deletedUntil)
    .orderBy('id', 'desc')
    .limit(chatComplaintLimits.messages)
    .execute();
  return rows
    .map(({ id, sender_id, body, created_at }) => ({ id, is_authors: sender_id === authorId, text: body, at: created_at.toISOString() }))
    .reverse();
}

/** Forgets the messages of complaints that were decided long ago. */
export async function forgetReportedMessages(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('chat_complaints')
    .set({ messages: '[]' })
    .where('resolved_at', '<', sql<Date>`now() - ${chatComplaintLimits.keptDays} * interval '1 day'`)
    .where(sql<boolean>`messages != '[]'`)
    .execute();
}
