import { type Kysely, type SqlBool, sql } from 'kysely';
import { moderationLimits, type QueueEntry, type QueueOrdering } from '../../../../src/domain/listing/moderation';
import type { Database } from '../../database/schema';
import type { Stations } from '../../metro/stations';
import { colleagueOf } from '../../moderators/colleague';
import { listingColumns } from '../listingColumns';
import { listingOf } from '../listingRow';
import { isApproved } from '../writes/saveApprovedVersion';
import { type Decided, decidedByAnother } from './decidedByAnother';

/** Listings that wait for a decision. A moderator never gets an own one. */
export interface ModerationQueue {
  page(
    moderatorId: number,
    ordering: QueueOrdering,
    page: number,
    pageSize: number,
  ): Promise<{ readonly entries: readonly QueueEntry[]; readonly count: number; readonly oldestAt: Date | null }>;
  /** Holds the first that nobody holds, or the one that this moderator holds, and returns its id; null if there is none. */
  holdNext(moderatorId: number, ordering: QueueOrdering): Promise<number | null>;
  /** Returns false while another moderator holds it. One that does not wait for a decision is held by nobody. */
  hold(moderatorId: number, listingId: number): Promise<boolean>;
  /** Lets it go, to the end of the queue. Returns who has decided meanwhile; else null. */
  postpone(moderatorId: number, listingId: number): Promise<Decided | null>;
  /** When it was sent, and until when this moderator holds it; null if it does not wait. */
  placeOf(moderatorId: number, listingId: number): Promise<{ readonly queuedAt: Date; readonly heldUntil: Date | null } | null>;
}

const until = sql<Date>`now() + make_interval(mins => ${moderationLimits.holdMinutes})`;
const isHeld = sql<SqlBool>`(held_until > now())`;
export const free = { held_by: null, held_until: null, held_since: null };
/** Asking again does not start a hold again. */
const since = (moderatorId: number) =>
  sql<Date>`case when held_by = ${moderatorId} and held_until > now() then coalesce(held_since, now()) else now() end`;
const orders: Readonly<Record<QueueOrdering, ReturnType<typeof sql>>> = {
  oldest: sql`queue.queued_at, queue.listing_id`,
  suspicious: sql`queue.hints desc nulls last, queue.queued_at, queue.listing_id`,
};

export function moderationQueue(db: Kysely<Database>, stations: Stations): ModerationQueue {
  return {
    async page(moderatorId, ordering, page, pageSize) {
      const rows = await db
        // The page first: only its rows are joined.
        .selectFrom((from) =>
          from
            .selectFrom('moderation_queue as queue')
            .selectAll()
            .where('queue.owner_id', '!=', moderatorId)
            .orderBy(orders[ordering])
            .limit(pageSize)
            .offset((page - 1) * pageSize)
            .as('queue'),
        )
        .innerJoin('listings', 'listings.id', 'queue.listing_id')
        .innerJoin('addresses', 'addresses.id', 'listings.address_id')
        .innerJoin('users', 'users.id', 'listings.owner_id')
        .leftJoin('users as holder', (join) => join.onRef('holder.id', '=', 'queue.held_by').on(isHeld))
        .select(listingColumns)
        .select([
          'queue.queued_at',
          'queue.hints',
          'holder.id as holder_id',
          'holder.first_name as holder_name',
          'holder.last_name as holder_last',
        ])
        .select([
          sql<number>`(select count(*)::int from complaints where listing_id = listings.id and resolved_at is null)`.as('complaints'),
          sql<boolean>`(listings.published_at is not null and not ${isApproved(sql`listings.version`)})`.as('is_edit'),
        ])
        .orderBy(orders[ordering])
        .execute();
      const { count, oldest } = await db
        .selectFrom('moderation_queue')
        .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(queued_at)`.as('oldest')])
        .where('owner_id', '!=', moderatorId)
        .executeTakeFirstOrThrow();
      const entries = rows.map(
        (row): QueueEntry => ({
          id: row.id,
          listing: listingOf(row, stations),
          queuedAt: row.queued_at,
          hints: row.hints,
          complaints: row.complaints,
          isEdit: row.is_edit,
          heldBy: colleagueOf(row.holder_id, row.holder_name, row.holder_last),
        }),
      );
      return { entries, count, oldestAt: oldest };
    },

    async holdNext(moderatorId, ordering) {
      // Locked rows are skipped: of two moderators who ask in the same moment each gets another listing.
      const { rows } = await sql<{ listing_id: number }>`
        update moderation_queue set held_by = ${moderatorId}, held_until = ${until}, held_since = ${since(moderatorId)}
        where listing_id = (
          select queue.listing_id from moderation_queue queue
          where queue.owner_id <> ${moderatorId} and (queue.held_until is null or queue.held_until <= now() or queue.held_by = ${moderatorId})
          order by (queue.held_by is not distinct from ${moderatorId} and queue.held_until > now()) desc nulls last, ${orders[ordering]}
          limit 1 for update skip locked)
        returning listing_id`.execute(db);
      return rows[0]?.listing_id ?? null;
    },

    async hold(moderatorId, listingId) {
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('moderation_queue')
          .select([sql<boolean>`coalesce(held_by <> ${moderatorId} and held_until > now(), false)`.as('is_taken'), 'owner_id'])
          .where('listing_id', '=', listingId)
          .forUpdate()
          .executeTakeFirst();
        if (row?.is_taken) return false;
        // One listing at a time.
        await release(transaction, moderatorId, listingId);
        if (row && row.owner_id !== moderatorId) {
          await transaction
            .updateTable('moderation_queue')
            .set({ held_by: moderatorId, held_until: until, held_since: since(moderatorId) })
            .where('listing_id', '=', listingId)
            .execute();
        }
        return true;
      });
    },

    async postpone(moderatorId, listingId) {
      const letGo = await db
        .updateTable('moderation_queue')
        .set({ ...free, queued_at: sql<Date>`now()` })
        .where('listing_id', '=', listingId)
        .where('held_by', '=', moderatorId)
        .where(isHeld)
        .returning('listing_id')
        .executeTakeFirst();
      return letGo ? null : decidedByAnother(db, moderatorId, listingId);
    },

    async placeOf(moderatorId, listingId) {
      const row = await db
        .selectFrom('moderation_queue')
        .select(['queued_at', 'held_by', sql<Date | null>`case when held_until > now() then held_until end`.as('held_until')])
        .where('listing_id', '=', listingId)
        .executeTakeFirst();
      return row ? { queuedAt: row.queued_at, heldUntil: row.held_by === moderatorId ? row.held_until : null } : null;
    },
  };
}

async function release(db: Kysely<Database>, moderatorId: number, kept: number): Promise<void> {
  await db.updateTable('moderation_queue').set(free).where('held_by', '=', moderatorId).where('listing_id', '!=', kept).execute();
}
