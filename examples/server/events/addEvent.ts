import type { Transaction } from 'kysely';
import type { NewEvent } from '../../../src/domain/events/liveEvent';
import type { Database } from '../database/schema';

/**
 * Tells the open pages of these users. Call it in the transaction of what it tells: neither is there without the other. Kinds that change totals
 * need a `counters` as well; the totals are read when they are sent.
 */
export async function addEvent(
  transaction: Transaction<Database>,
  userIds: readonly number[],
  ...events: readonly NewEvent[]
): Promise<void> {
  const users = [...new Set(userIds)];
  const rows = users.flatMap((userId) => events.map((event) => ({ user_id: userId, kind: event.kind, data: dataOf(event) })));
  if (rows.length > 0) await transaction.insertInto('events').values(rows).execute();
}

/** Returns the data of an event as they are on the wire. */
function dataOf(event: NewEvent): string {
  const { kind, ...ids } = event;
  return JSON.stringify(kind === 'message' ? { id: event.id, chat_id: event.chatId } : ids);
}
