import type { Transaction } from 'kysely';
import type { RejectionReason } from '../../../src/domain/listing/moderation';
import type { NotificationKind } from '../../../src/domain/notifications/notification';
import type { Database } from '../database/schema';
import { addEvent } from '../events/addEvent';

export interface News {
  readonly userIds: readonly number[];
  readonly listingId: number;
  readonly kind: NotificationKind;
  readonly reason?: RejectionReason | null;
}

/** Call it in the transaction of what it tells: neither is there without the other. */
export async function notify(transaction: Transaction<Database>, { userIds, listingId, kind, reason = null }: News): Promise<void> {
  if (userIds.length === 0) return;
  const added = await transaction
    .insertInto('notifications')
    .values([...new Set(userIds)].map((userId) => ({ user_id: userId, listing_id: listingId, kind, reason_code: reason })))
    .returning(['id', 'user_id'])
    .execute();
  for (const { id, user_id } of added) await addEvent(transaction, [user_id], { kind: 'notification', id }, { kind: 'counters' });
}

/** Takes back what is not true any more, unless it has been read. */
export async function withdraw(
  transaction: Transaction<Database>,
  { userId, listingId, kinds }: { readonly userId: number; readonly listingId: number; readonly kinds: readonly NotificationKind[] },
): Promise<void> {
  const withdrawn = await transaction
    .deleteFrom('notifications')
    .where('listing_id', '=', listingId)
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('is_new', '=', true)
    .returning('id')
    .execute();
  await tellChange(transaction, userId, withdrawn);
}

/** Tells the pages of a user which of its notifications are read or gone. */
export function tellChange(transaction: Transaction<Database>, userId: number, changed: readonly { readonly id: number }[]): Promise<void> {
  const [first, ...others] = changed;
  return first
    ? addEvent(transaction, [userId], { kind: 'notification', id: others.length > 0 ? null : first.id }, { kind: 'counters' })
    : Promise.resolve();
}
