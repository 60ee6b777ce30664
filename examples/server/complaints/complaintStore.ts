import { type Kysely, sql } from 'kysely';
import type { OwnedListing } from '../../../src/domain/contact/contact';
import { listingStatuses, optionById } from '../../../src/domain/enumerations';
import type { Listing } from '../../../src/domain/listing/listing';
import type { Database } from '../database/schema';
import { moscowDay } from '../views/moscowDay';

export interface NewComplaint {
  readonly userId: number;
  readonly listingId: number;
  readonly description: string;
}

export interface ComplaintStore {
  /** What decides who may report a listing; null if there is none. */
  listing(listingId: number): Promise<(Pick<Listing, 'status' | 'isDeleted' | 'isUnapproved'> & OwnedListing) | null>;
  /** Returns false if the user has already reported this listing today. */
  add(complaint: NewComplaint): Promise<boolean>;
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
