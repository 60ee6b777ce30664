import { type Kysely, sql } from 'kysely';
import type { OwnedListing } from '../../../src/domain/contact/contact';
import { listingStatuses, optionById } from '../../../src/domain/enumerations';
import type { Listing } from '../../../src/domain/listing/listing';
import type { Database } from '../database/schema';
import { type ActionKey, answerOnce, earlierAnswer } from '../idempotency/answerOnce';
import { moscowDay } from '../views/moscowDay';

export interface NewComplaint {
  readonly userId: number;
  readonly listingId: number;
  readonly description: string;
}

export interface ComplaintStore {
  /** What decides who may report a listing; null if there is none. */
  listing(listingId: number): Promise<(Pick<Listing, 'status' | 'isDeleted' | 'isUnapproved'> & OwnedListing) | null>;
  /** Whether this action has filed its complaint within a day. */
  hasFiled(userId: number, action: ActionKey): Promise<boolean>;
  /** Files it, once per action. Returns false if the user has already reported this listing today. */
  add(complaint: NewComplaint, action: ActionKey | null): Promise<boolean>;
}

/** `now` is the clock that decides the day. */
export function complaintStore(db: Kysely<Database>, now: () => Date = () => new Date()): ComplaintStore {
  return {
    async listing(listingId) {
      const query = db.selectFrom('listings').select(['status', 'is_deleted', 'is_unapproved', 'owner_id']).where('id', '=', listingId);
      const row = await query.executeTakeFirst();
      if (!row) return null;
      const status = optionById(listingStatuses, row.status)?.key ?? 'moderation';
      return { status, isDeleted: row.is_deleted, isUnapproved: row.is_unapproved, owner: { id: row.owner_id } };
    },

    hasFiled: async (userId, action) => (await earlierAnswer(db, userId, action)) !== null,

    async add({ userId, listingId, description }, action) {
      try {
        return await answerOnce(db, userId, action, async (transaction) => {
          const row = await transaction
            .insertInto('complaints')
            .values({ user_id: userId, listing_id: listingId, description, day: sql`${moscowDay(now())}::date` })
            .onConflict((conflict) => conflict.columns(['user_id', 'listing_id', 'day']).doNothing())
            .returning('id')
            .executeTakeFirst();
          if (!row) throw new AlreadyFiled();
          return true;
        });
      } catch (error) {
        if (error instanceof AlreadyFiled) return false;
        throw error;
      }
    },
  };
}

/** Thrown to leave the transaction without a trace. */
class AlreadyFiled extends Error {
  override readonly name = 'AlreadyFiled';
}
