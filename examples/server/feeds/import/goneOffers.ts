import { type Kysely, sql } from 'kysely';
import { lockActiveUser } from '../../accounts/authentication';
import type { Database } from '../../database/schema';
import { lockListing, savedOf, setStatus } from '../../listings/writes/changeStatus';
import type { Feed, KnownOffer } from './feedStore';

/** For how long an offer that was taken before may be refused: a typing error is not a sale. */
const refusedHours = 24;
/** So few may always go at once. */
const fewGone = 3;

/** Offers whose listings are to be archived, and whether that is too many to be believed. */
export interface GoneOffers {
  readonly offers: readonly KnownOffer[];
  /** Of public and waiting listings: those that would go, and all of the feed. */
  readonly count: number;
  readonly all: number;
  readonly isMass: boolean;
}

/** Whether an offer that is refused again has been refused for so long that its listing does not stay. */
export function isRefusedForLong({ refusedAt }: Pick<KnownOffer, 'refusedAt'>, now: Date): boolean {
  return refusedAt !== null && now.getTime() - refusedAt.getTime() >= refusedHours * 3_600_000;
}

/** Returns the offers whose listings a whole file does not keep. */
export function goneOffers(known: Iterable<KnownOffer>, present: ReadonlySet<string>): GoneOffers {
  const isShown = ({ status }: KnownOffer) => status === 'active' || status === 'moderation';
  const listed = [...known].filter(({ status, isDeleted }) => status !== null && status !== 'archived' && !isDeleted);
  const offers = listed.filter(({ offerId }) => !present.has(offerId));
  const count = offers.filter(isShown).length;
  const all = listed.filter(isShown).length;
  return { offers, count, all, isMass: count > fewGone && count > all / 2 };
}

/** Remembers since when an offer is refused that has a listing. */
export async function noteRefusal(db: Kysely<Database>, { rowId }: KnownOffer): Promise<void> {
  await db
    .updateTable('feed_offers')
    .set({ refused_at: sql<Date>`now()` })
    .where('id', '=', rowId)
    .where('refused_at', 'is', null)
    .execute();
}

/** Archives a listing that its feed has left. Returns false if its owner was faster. */
export function archiveGone(db: Kysely<Database>, feed: Feed, { rowId, listingId }: KnownOffer): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockActiveUser(transaction, feed.userId);
    const row = listingId === null ? undefined : await lockListing(transaction, listingId, feed.userId);
    if (!row || savedOf(row).status === 'archived') return false;
    await setStatus(transaction, row, { actorId: feed.userId, isDecision: false, status: 'archived' });
    await transaction.updateTable('feed_offers').set({ archived_at: sql<Date>`now()` }).where('id', '=', rowId).execute();
    return true;
  });
}
