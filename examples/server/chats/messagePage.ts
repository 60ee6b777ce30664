import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';

/** Which messages: next to one of them, around one or around the first since a time, or the newest. */
export interface MessagesQuery {
  readonly before: number | null;
  readonly after: number | null;
  readonly around?: number | Date | null;
  readonly count: number;
}

export interface MessageRow {
  readonly id: number;
  readonly sender_id: number;
  readonly body: string;
  readonly created_at: Date;
}

export interface MessagePage {
  /** Oldest first. */
  readonly rows: readonly MessageRow[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

/** Returns a page of the messages of a chat that are newer than `deletedUntil`. */
export async function messagePage(
  db: Kysely<Database>,
  { chatId, deletedUntil }: { readonly chatId: number; readonly deletedUntil: number },
  { before, after, around = null, count }: MessagesQuery,
): Promise<MessagePage> {
  const all = db.selectFrom('messages').selectAll().where('chat_id', '=', chatId).where('id', '>', deletedUntil);
  const upTo = async (id: number | null, most: number) => {
    const rows = await all
      .$if(id !== null, (query) => query.where('id', '<', id ?? 0))
      .orderBy('id', 'desc')
      .limit(most + 1)
      .execute();
    return { rows: rows.slice(0, most).reverse(), hasMore: rows.length > most };
  };
  const since = async (id: number, most: number) => {
    const rows = await all
      .where('id', '>=', id)
      .orderBy('id')
      .limit(most + 1)
      .execute();
    return { rows: rows.slice(0, most), hasMore: rows.length > most };
  };
  const middle =
    around instanceof Date
      ? (await all.clearSelect().select('id').where('created_at', '>=', around).orderBy('id').limit(1).executeTakeFirst())?.id
      : around;
  if (typeof middle === 'number') {
    const half = Math.floor(count / 2);
    const [older, newer] = [await upTo(middle, half), await since(middle, count - half)];
    return { rows: [...older.rows, ...newer.rows], hasOlder: older.hasMore, hasNewer: newer.hasMore };
  }
  if (after !== null) {
    const { rows, hasMore } = await since(after + 1, count);
    return { rows, hasOlder: true, hasNewer: hasMore };
  }
  const { rows, hasMore } = await upTo(before, count);
  return { rows, hasOlder: hasMore, hasNewer: before !== null };
}
