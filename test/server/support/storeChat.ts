import type { Kysely } from 'kysely';
import type { Database } from '../../../examples/server/database/schema';

export interface NewChat {
  readonly listingId: number;
  readonly ownerId: number;
  readonly buyerId: number;
}

/** Stores a chat with one message of the buyer, whatever the listing is. Returns its id. */
export async function storeChat(db: Kysely<Database>, { listingId, ownerId, buyerId }: NewChat): Promise<number> {
  const { id: chat_id } = await db
    .insertInto('chats')
    .values({ listing_id: listingId, owner_id: ownerId, buyer_id: buyerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('messages')
    .values({ chat_id, sender_id: buyerId, body: 'Ещё продаётся?', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('chat_members')
    .values([
      { chat_id, user_id: ownerId, other_id: buyerId, last_message_id: id, unread: 1 },
      { chat_id, user_id: buyerId, other_id: ownerId, last_message_id: id },
    ])
    .execute();
  return chat_id;
}
