import { type Kysely, sql } from 'kysely';
import type { ChatSummary } from '../../../src/domain/chat/chat';
import { chatLimits } from '../../../src/domain/chat/chatLimits';
import { searchedWords } from '../../../src/domain/chat/messageWords';
import type { Database } from '../database/schema';
import type { PictureLinks } from '../pictures/pictureLinks';
import { chatColumns, chatOf } from './chatRow';
import { messageOf } from './chatStore';

export interface FoundQuery {
  readonly search: string;
  /** Only older messages than this one. */
  readonly before: number | null;
}

/** Messages with their chats, the latest first. */
export interface FoundMessages {
  readonly items: readonly ChatSummary[];
  readonly hasMore: boolean;
}

/** Returns messages of this user's chats that have the words of a search. */
export async function findMessages(
  db: Kysely<Database>,
  links: PictureLinks,
  userId: number,
  { search, before }: FoundQuery,
): Promise<FoundMessages> {
  const words = searchedWords(search);
  if (words.length === 0) return { items: [], hasMore: false };
  // Words have neither quotes nor backslashes, which stand between words.
  const query = words.map((word) => `'${userId}/${word}':*`).join(' & ');
  const rows = await db
    // Materialized: nobody walks through the messages of others from the latest on, hoping to meet one that fits.
    .with(
      (cte) => cte('found').materialized(),
      () => db.selectFrom('message_words').select('message_id').where(sql<boolean>`words @@ ${query}::tsquery`),
    )
    .with('latest', (cte) =>
      cte
        .selectFrom('found')
        .innerJoin('messages', 'messages.id', 'found.message_id')
        .innerJoin('chat_members', (join) =>
          join.onRef('chat_members.chat_id', '=', 'messages.chat_id').on('chat_members.user_id', '=', userId),
        )
        .select('messages.id')
        .whereRef('messages.id', '>', 'chat_members.deleted_until')
        .$if(before !== null, (older) => older.where('messages.id', '<', before ?? 0))
        .orderBy('messages.id', 'desc')
        .limit(chatLimits.found + 1),
    )
    .selectFrom('latest')
    .innerJoin('messages', 'messages.id', 'latest.id')
    .innerJoin('chat_members as me', (join) => join.onRef('me.chat_id', '=', 'messages.chat_id').on('me.user_id', '=', userId))
    .innerJoin('chats', 'chats.id', 'me.chat_id')
    .innerJoin('listings', 'listings.id', 'chats.listing_id')
    .select(chatColumns)
    .select(['messages.id as message_id', 'messages.sender_id', 'messages.body', 'messages.created_at'])
    .orderBy('messages.id', 'desc')
    .execute();
  return {
    items: rows.slice(0, chatLimits.found).map((row) => ({
      ...chatOf(row, userId, links),
      last: messageOf({ ...row, id: row.message_id }, userId),
    })),
    hasMore: rows.length > chatLimits.found,
  };
}
