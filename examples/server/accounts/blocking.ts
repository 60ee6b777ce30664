import type { Kysely, Transaction } from 'kysely';
import { listingStatuses, optionById, optionByKey } from '../../../src/domain/enumerations';
import { isRejectable, isRepeatedBlock, moderationLimits } from '../../../src/domain/listing/moderation';
import { forgetTextsOf } from '../chats/spamMarks';
import { tellCompanionsOf } from '../chats/tellChats';
import type { Database } from '../database/schema';
import { addJob } from '../jobs/addJob';
import { recordDecision } from '../listings/moderation/recordDecision';
import { lockListing, setStatus } from '../listings/writes/changeStatus';
import { notify } from '../notifications/notify';
import { endSessions } from './sessionStore';

/** What moderators do with accounts of others. Neither their own nor those of other moderators. */
export interface AccountBlocks {
  /**
   * Refuses sign-in with this reason, ends all sessions, rejects the listings and resolves complaints. Of an account that is already blocked,
   * what has come since is ended the same way: sign-in goes on telling the first reason, the record has both. Returns false if there is no
   * such user.
   */
  block(moderatorId: number, userId: number, reason: string): Promise<boolean>;
  /** Listings stay rejected: their owner sends them again. */
  unblock(moderatorId: number, userId: number): Promise<boolean>;
}

const ordinary = 0;
const shown = (['active', 'moderation'] as const).map((key) => optionByKey(listingStatuses, key).id);

export function accountBlocks(db: Kysely<Database>): AccountBlocks {
  return {
    block: (moderatorId, userId, reason) =>
      db.transaction().execute(async (transaction) => {
        // Moderators cannot be blocked, so nobody blocks their own account.
        const user = await ordinaryUser(transaction, userId);
        if (!user) return false;
        if (!user.blocked_at) {
          await transaction
            .updateTable('users')
            .set({ blocked_at: new Date(), blocked_by: moderatorId, blocked_reason: reason })
            .where('id', '=', userId)
            .execute();
          await addJob(transaction, 'send_letter', { kind: 'account_blocked', userId }, { delaySeconds: moderationLimits.undoSeconds });
        }
        if (!isRepeatedBlock(await blocksOf(transaction, userId), { moderatorId, comment: reason })) {
          await recordDecision(transaction, { moderatorId, kind: 'blocked', listingId: null, userId, comment: reason });
        }
        // They are decided with it: after an unblock, texts count from the beginning.
        await forgetTextsOf(transaction, userId);
        await endSessions(transaction, 'account_blocked', { userId });
        await transaction.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute();
        const listings = await transaction
          .selectFrom('listings')
          .select('id')
          .where('owner_id', '=', userId)
          .where('is_deleted', '=', false)
          .where('status', 'in', shown)
          .orderBy('id')
          .execute();
        for (const { id } of listings) {
          const row = await lockListing(transaction, id, userId);
          const status = row && optionById(listingStatuses, row.status)?.key;
          if (!status || !isRejectable(status)) continue;
          const rejection = { reason: 'forbidden', field: null, comment: reason } as const;
          // The reason stands at the sign-in and in the letter about the account, so that there is none for each listing.
          await setStatus(transaction, row, { actorId: moderatorId, isDecision: false, status: 'rejected', decision: rejection });
        }
        const resolved = await transaction
          .updateTable('complaints')
          .set({ resolved_at: new Date(), resolved_by: moderatorId, outcome: 'blocked' })
          .where('listing_id', 'in', transaction.selectFrom('listings').select('id').where('owner_id', '=', userId))
          .where('resolved_at', 'is', null)
          .returning(['user_id', 'listing_id'])
          .execute();
        await transaction
          .updateTable('chat_complaints')
          .set({ resolved_at: new Date(), resolved_by: moderatorId, outcome: 'blocked' })
          .where('user_id', '=', userId)
          // Nobody decides about their own complaint.
          .where('author_id', '!=', moderatorId)
          .where('resolved_at', 'is', null)
          .execute();
        for (const { user_id, listing_id } of resolved) {
          await notify(transaction, { userIds: [user_id], listingId: listing_id, kind: 'complaintUpheld' });
        }
        await tellCompanionsOf(transaction, userId);
        return true;
      }),

    unblock: (moderatorId, userId) =>
      db.transaction().execute(async (transaction) => {
        const user = await ordinaryUser(transaction, userId);
        if (!user) return false;
        // A repeated call.
        if (!user.blocked_at) return true;
        await transaction
          .updateTable('users')
          .set({ blocked_at: null, blocked_by: null, blocked_reason: null })
          .where('id', '=', userId)
          .execute();
        await recordDecision(transaction, { moderatorId, kind: 'unblocked', listingId: null, userId });
        await tellCompanionsOf(transaction, userId);
        return true;
      }),
  };
}

/** What was recorded about blocks of this user, newest first. */
async function blocksOf(transaction: Transaction<Database>, userId: number) {
  const rows = await transaction
    .selectFrom('moderation_decisions')
    .select(['kind', 'moderator_id', 'comment'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['blocked', 'unblocked'])
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ kind, moderator_id: moderatorId, comment }) => ({ kind, moderatorId, comment }));
}

/** Locks the row of a user who is not a moderator. What refers to the user can still be stored, so that no decision about a listing waits for it. */
function ordinaryUser(transaction: Transaction<Database>, userId: number) {
  return transaction
    .selectFrom('users')
    .select('blocked_at')
    .where('id', '=', userId)
    .where('role', '=', ordinary)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
