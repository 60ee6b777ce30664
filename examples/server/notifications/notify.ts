import type { Transaction } from 'kysely';
import type { RejectionReason } from '../../../src/domain/listing/moderation';
import type { NotificationKind } from '../../../src/domain/notifications/notification';
import type { Database } from '../database/schema';

export interface News {
  readonly userIds: readonly number[];
  readonly listingId: number;
  readonly kind: NotificationKind;
  readonly reason?: RejectionReason | null;
}

/** Call it in the transaction of what it tells: neither is there without the other. */
export async function notify(transaction: Transaction<Database>, { userIds, listingId, kind, reason = null }: News): Promise<void> {
  if (userIds.length === 0) return;
  await transaction
    .insertInto('notifications')
    .values([...new Set(userIds)].map((userId) => ({ user_id: userId, listing_id: listingId, kind, reason_code: reason })))
    .execute();
}

/** Takes back what is not true any more, unless it has been read. */
export async function withdraw(
  transaction: Transaction<Database>,
  { userId, listingId, kinds }: { readonly userId: number; readonly listingId: number; readonly kinds: readonly NotificationKind[] },
): Promise<void> {
  await transaction
    .deleteFrom('notifications')
    .where('listing_id', '=', listingId)
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('is_new', '=', true)
    .execute();
}
