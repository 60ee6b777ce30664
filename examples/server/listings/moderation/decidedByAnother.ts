import { type Kysely, sql } from 'kysely';
import { listingStatuses, optionByKey } from '../../../../src/domain/enumerations';
import type { Database } from '../../database/schema';
import { colleagueName } from '../../moderators/colleague';

/** Somebody was faster: a colleague, by the name that moderators read, empty if it was erased; null for the server itself. */
export interface Decided {
  readonly decidedBy: string | null;
}

const verdicts: readonly number[] = (['active', 'rejected'] as const).map((key) => optionByKey(listingStatuses, key).id);
const nameOf = ({ first_name: first, last_name: last }: { first_name: string | null; last_name: string | null }) =>
  colleagueName(first, last);

/**
 * Who has decided about a listing, if that was the last that happened to it and it was neither this moderator nor the owner. Null if not, and for an
 * own listing: nobody reads who has decided about them.
 */
export async function decidedByAnother(db: Kysely<Database>, moderatorId: number, listingId: number): Promise<Decided | null> {
  const last = await db
    .selectFrom('listing_events as event')
    .innerJoin('listings', 'listings.id', 'event.listing_id')
    .leftJoin('users as actor', 'actor.id', 'event.actor_id')
    .select(['event.actor_id', 'event.to_status', 'listings.owner_id', 'actor.first_name', 'actor.last_name'])
    .where('event.listing_id', '=', listingId)
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || !verdicts.includes(last.to_status) || [last.owner_id, last.actor_id].includes(moderatorId)) return null;
  if (last.actor_id === last.owner_id) return null;
  return { decidedBy: last.actor_id === null ? null : nameOf(last) };
}

/** Who has resolved the complaints about a listing, if none of them waits and it was not this moderator; else null. */
export async function resolvedByAnother(db: Kysely<Database>, moderatorId: number, listingId: number): Promise<Decided | null> {
  const last = await db
    .selectFrom('complaints')
    .leftJoin('users', 'users.id', 'complaints.resolved_by')
    .select(['resolved_at', 'resolved_by', 'first_name', 'last_name'])
    .where('listing_id', '=', listingId)
    .orderBy(sql`resolved_at desc nulls first`)
    .limit(1)
    .executeTakeFirst();
  if (!last?.resolved_at || last.resolved_by === null || last.resolved_by === moderatorId) return null;
  return { decidedBy: nameOf(last) };
}
