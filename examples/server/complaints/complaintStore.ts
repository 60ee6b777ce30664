import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import { moscowDay } from '../views/moscowDay';

export interface NewComplaint {
  readonly userId: number;
  readonly listingId: number;
  readonly description: string;
}

export interface ComplaintStore {
  /** Whether a listing can be reported: it exists and is not deleted. */
  hasListing(listingId: number): Promise<boolean>;
  /** Returns false if the user has already reported this listing today. */
  add(complaint: NewComplaint): Promise<boolean>;
}

/** `now` is the clock that decides the day. */
export function complaintStore(db: Kysely<Database>, now: () => Date = () => new Date()): ComplaintStore {
  return {
    async hasListing(listingId) {
      const row = db.selectFrom('listings').select('id').where('id', '=', listingId).where('is_deleted', '=', false);
      return (await row.executeTakeFirst()) !== undefined;
    },

    async add({ userId, listingId, description }) {
      const row = await db
        .insertInto('complaints')
        .values({ user_id: userId, listing_id: listingId, description, day: sql`${moscowDay(now())}::date` })
        .onConflict((conflict) => conflict.columns(['user_id', 'listing_id', 'day']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
