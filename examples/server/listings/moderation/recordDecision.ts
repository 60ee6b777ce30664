import { type Kysely, sql } from 'kysely';
import type { DecisionKind } from '../../../../src/domain/listing/moderation';
import type { Database } from '../../database/schema';

export interface NewDecision {
  /** Null: the server itself. */
  readonly moderatorId: number | null;
  readonly kind: DecisionKind;
  readonly listingId: number | null;
  /** The owner. */
  readonly userId: number;
  readonly reason?: string | null;
  readonly field?: string | null;
  readonly comment?: string;
  readonly seconds?: number | null;
}

/** Adds to the record of decisions, in the transaction of what was decided. */
export async function recordDecision(
  db: Kysely<Database>,
  { moderatorId, kind, listingId, userId, reason = null, field = null, comment = '', seconds = null }: NewDecision,
): Promise<void> {
  await db
    .insertInto('moderation_decisions')
    .values({ moderator_id: moderatorId, kind, listing_id: listingId, user_id: userId, reason_code: reason, field, comment, seconds })
    .execute();
}

/** Returns for how long this moderator has read a listing, in seconds; null if they do not hold it. To be asked before it leaves the queue. */
export async function secondsHeld(db: Kysely<Database>, moderatorId: number | null, listingId: number): Promise<number | null> {
  if (moderatorId === null) return null;
  const row = await db
    .selectFrom('moderation_queue')
    .select(sql<number | null>`greatest(0, round(extract(epoch from now() - held_since)))::int`.as('seconds'))
    .where('listing_id', '=', listingId)
    .where('held_by', '=', moderatorId)
    .where('held_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.seconds ?? null;
}
