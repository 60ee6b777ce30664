import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import type { ListingStore } from '../listingStore';
import { lockListing, savedOf, setStatus } from '../writes/changeStatus';
import type { PostingReview } from './postingReview';

export interface CheckOptions {
  readonly listings: Pick<ListingStore, 'byId'>;
  readonly review: PostingReview;
  /** Whether a listing without a hint is approved by the server itself. */
  readonly isAutomatic: boolean;
}

/** Sees everything and is nobody's owner. */
const server = { id: 0, role: 'moderator' } as const;

/** Returns the job that reads a listing under the posting rules: the queue learns how much there is to see. */
export function listingChecker(db: Kysely<Database>, { listings, review, isAutomatic }: CheckOptions) {
  return async ({ listingId, version }: { readonly listingId: number; readonly version: number }): Promise<void> => {
    const listing = await listings.byId(listingId, server);
    if (!listing || listing.isDeleted || listing.status !== 'moderation') return;
    const hints = await review.hintsOf(listing);
    await db.transaction().execute(async (transaction) => {
      const row = await lockListing(transaction, listingId, null);
      // An edit since then has another job.
      if (!row || row.version !== version || savedOf(row).status !== 'moderation') return;
      if (isAutomatic && hints.length === 0) {
        await setStatus(transaction, row, { actorId: null, isDecision: true, status: 'active' });
        return;
      }
      await transaction.updateTable('moderation_queue').set({ hints: hints.length }).where('listing_id', '=', listingId).execute();
    });
  };
}
