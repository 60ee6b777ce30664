import { type Kysely, sql } from 'kysely';
import { type ModeratorDay, type RecordedDecision, rejectionReasons } from '../../../../src/domain/listing/moderation';
import type { Database } from '../../database/schema';
import type { Stations } from '../../metro/stations';
import { colleagueOf } from '../../moderators/colleague';
import { moscowDay } from '../../views/moscowDay';
import { listingColumns } from '../listingColumns';
import { listingOf } from '../listingRow';

/** The record of what moderators have decided. Nobody reads there who has decided about them. */
export interface Decisions {
  /** Newest first. */
  page(
    moderatorId: number,
    isOwn: boolean,
    page: number,
    pageSize: number,
  ): Promise<{ readonly decisions: readonly RecordedDecision[]; readonly count: number }>;
  dayOf(moderatorId: number): Promise<ModeratorDay>;
}

/** `now` is the clock that decides the day. */
export function decisions(db: Kysely<Database>, stations: Stations, now: () => Date = () => new Date()): Decisions {
  return {
    async page(moderatorId, isOwn, page, pageSize) {
      const about = db.selectFrom('moderation_decisions as decision').where('decision.user_id', '!=', moderatorId);
      const found = isOwn ? about.where('decision.moderator_id', '=', moderatorId) : about;
      const rows = await found
        .innerJoin('users as person', 'person.id', 'decision.user_id')
        .leftJoin('users as moderator', 'moderator.id', 'decision.moderator_id')
        .selectAll('decision')
        .select(['person.first_name', 'person.last_name', 'moderator.first_name as own_first', 'moderator.last_name as own_last'])
        .orderBy('decision.id', 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute();
      const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
      const shown = await listingsOf(rows.flatMap(({ listing_id }) => listing_id ?? []));
      return {
        count,
        decisions: rows.map(
          (row): RecordedDecision => ({
            id: row.id,
            kind: row.kind,
            at: row.created_at,
            moderator: colleagueOf(row.moderator_id, row.own_first, row.own_last),
            listingId: row.listing_id,
            listing: shown.get(row.listing_id ?? 0) ?? null,
            user: { id: row.user_id, name: `${row.first_name} ${row.last_name}`.trim() },
            reason: rejectionReasons.find((code) => code === row.reason_code) ?? null,
            field: row.field,
            comment: row.comment,
          }),
        ),
      };
    },

    async dayOf(moderatorId) {
      const { rows } = await sql<{ decisions: number; seconds: number | null }>`
        select count(distinct listing_id)::int as decisions, round(avg(seconds))::int as seconds
        from moderation_decisions decision
        where moderator_id = ${moderatorId} and kind in ('approved', 'rejected')
          and created_at >= ${moscowDay(now())}::date::timestamp at time zone 'Europe/Moscow'
          and not exists (select from moderation_decisions later
            where later.listing_id = decision.listing_id and later.id > decision.id and later.kind = 'returned')`.execute(db);
      return { decisions: rows[0]?.decisions ?? 0, averageSeconds: rows[0]?.seconds ?? null };
    },
  };

  /** Returns the listings that still exist, by id. */
  async function listingsOf(ids: readonly number[]) {
    if (ids.length === 0) return new Map<number, never>();
    const rows = await db
      .selectFrom('listings')
      .innerJoin('addresses', 'addresses.id', 'listings.address_id')
      .innerJoin('users', 'users.id', 'listings.owner_id')
      .select(listingColumns)
      .where('listings.id', 'in', [...new Set(ids)])
      .where('listings.is_deleted', '=', false)
      .execute();
    return new Map(rows.map((row) => [row.id, listingOf(row, stations)]));
  }
}
