import { type Kysely, sql, type Transaction } from 'kysely';
import { listingStatuses, optionById } from '../../../src/domain/enumerations';
import type { ComplainedListing, Complaint, DecisionMade } from '../../../src/domain/listing/moderation';
import { complaintOutcomes, isConfirmable } from '../../../src/domain/listing/moderation';
import type { Database } from '../database/schema';
import { listingColumns } from '../listings/listingColumns';
import { listingOf } from '../listings/listingRow';
import { type Decided, resolvedByAnother } from '../listings/moderation/decidedByAnother';
import { recordDecision } from '../listings/moderation/recordDecision';
import type { Stations } from '../metro/stations';
import { colleagueOf } from '../moderators/colleague';
import { notify } from '../notifications/notify';

/** Complaints as moderators read them, by listing. Those about an own listing are for another moderator. */
export interface ComplaintReview {
  /** Waiting: the listing with most complaints first. Resolved: the last decision first. */
  page(
    moderatorId: number,
    isResolved: boolean,
    page: number,
    pageSize: number,
  ): Promise<{ readonly items: readonly ComplainedListing[]; readonly count: number }>;
  /** The complaints about one listing that wait, else those that are resolved; null without any. */
  about(moderatorId: number, listingId: number): Promise<ComplainedListing | null>;
  /** Resolves the waiting complaints as unfounded. `missing`: there is no such listing, or it is the moderator's own. */
  dismiss(moderatorId: number, listingId: number): Promise<'resolved' | 'missing' | Decided>;
  /** Resolves the waiting complaints as justified when the owner is blocked already. */
  confirm(moderatorId: number, listingId: number): Promise<'resolved' | 'missing' | 'refused' | Decided>;
}

export function complaintReview(db: Kysely<Database>, stations: Stations): ComplaintReview {
  const found = (moderatorId: number, isResolved: boolean) =>
    db
      .selectFrom('complaints')
      .innerJoin('listings', 'listings.id', 'complaints.listing_id')
      .where('listings.owner_id', '!=', moderatorId)
      .where('listings.is_deleted', '=', false)
      .where('resolved_at', isResolved ? 'is not' : 'is', null);
  const read = async (all: ReturnType<typeof found>, isResolved: boolean, page: number, pageSize: number) => {
    const rows = await db
      .with('found', () =>
        all
          .select([
            'complaints.listing_id',
            sql<number>`count(*)::int`.as('amount'),
            sql<Date | null>`max(resolved_at)`.as('decided_at'),
            sql<string | null>`(array_agg(outcome order by resolved_at desc))[1]`.as('outcome'),
            sql<number | null>`(array_agg(resolved_by order by resolved_at desc))[1]`.as('decided_by'),
            sql<readonly StoredComplaint[]>`json_agg(json_build_object('id', complaints.id, 'user_id', user_id,
                'description', complaints.description, 'at', complaints.created_at) order by complaints.id desc)`.as('texts'),
          ])
          .groupBy('complaints.listing_id')
          .orderBy(isResolved ? sql`decided_at desc` : sql`amount desc`)
          .orderBy('complaints.listing_id')
          .limit(pageSize)
          .offset((page - 1) * pageSize),
      )
      .selectFrom('found')
      .innerJoin('listings', 'listings.id', 'found.listing_id')
      .innerJoin('addresses', 'addresses.id', 'listings.address_id')
      .innerJoin('users', 'users.id', 'listings.owner_id')
      .select(listingColumns)
      .leftJoin('users as decider', 'decider.id', 'found.decided_by')
      .select(['listings.version', 'found.outcome', 'found.texts', 'users.blocked_at'])
      .select(['found.decided_at', 'decider.id as decider_id', 'decider.first_name as decider_first', 'decider.last_name as decider_last'])
      .orderBy(isResolved ? sql`found.decided_at desc` : sql`found.amount desc`)
      .orderBy('found.listing_id')
      .execute();
    const names = await namesOf(rows.flatMap(({ texts }) => texts.map(({ user_id }) => user_id)));
    return rows.map((row): ComplainedListing => {
      const complaints = row.texts.map(
        ({ id, user_id, description, at }): Complaint => ({ id, author: names.get(user_id) ?? '', description, at: new Date(at) }),
      );
      const outcome = complaintOutcomes.find((known) => known === row.outcome) ?? null;
      const isOwnerBlocked = row.blocked_at !== null;
      const decided = decisionMade(row.decided_at, row.decider_id, row.decider_first, row.decider_last);
      return { id: row.id, listing: listingOf(row, stations), version: row.version, complaints, outcome, decided, isOwnerBlocked };
    });
  };
  return {
    async page(moderatorId, isResolved, page, pageSize) {
      const all = found(moderatorId, isResolved);
      const items = await read(all, isResolved, page, pageSize);
      const { count } = await all.select(sql<number>`count(distinct complaints.listing_id)::int`.as('count')).executeTakeFirstOrThrow();
      return { items, count };
    },

    async about(moderatorId, listingId) {
      for (const isResolved of [false, true]) {
        const [item] = await read(found(moderatorId, isResolved).where('complaints.listing_id', '=', listingId), isResolved, 1, 1);
        if (item) return item;
      }
      return null;
    },

    dismiss: (moderatorId, listingId) =>
      db.transaction().execute(async (transaction) => {
        const listing = await lockOwner(transaction, moderatorId, listingId);
        return listing ? resolve(transaction, moderatorId, listing, 'dismissed') : 'missing';
      }),

    confirm: (moderatorId, listingId) =>
      db.transaction().execute(async (transaction) => {
        const listing = await lockOwner(transaction, moderatorId, listingId);
        if (!listing) return 'missing';
        const decided = await resolvedByAnother(transaction, moderatorId, listingId);
        if (decided) return decided;
        const status = optionById(listingStatuses, listing.status)?.key;
        if (!status || !isConfirmable(status, listing.blocked_at !== null)) return 'refused';
        return resolve(transaction, moderatorId, listing, 'confirmed');
      }),
  };

  async function namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    const users = await db
      .selectFrom('users')
      .select(['id', 'first_name'])
      .where('id', 'in', [...new Set(ids)])
      .execute();
    return new Map(users.map(({ id, first_name }) => [id, first_name]));
  }
}

/** Who has resolved a complaint, as colleagues read it; null if that is not on record. */
export function decisionMade(at: Date | null, id: number | null, first: string | null, last: string | null): DecisionMade | null {
  const moderator = colleagueOf(id, first, last);
  return at && moderator && { at, moderator };
}

interface StoredComplaint {
  readonly id: number;
  readonly user_id: number;
  readonly description: string;
  readonly at: string;
}

/** Returns a listing of somebody else. Its owner is neither blocked nor unblocked meanwhile. */
function lockOwner(transaction: Transaction<Database>, moderatorId: number, listingId: number) {
  return transaction
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .select(['listings.id', 'listings.owner_id', 'listings.status', 'users.blocked_at'])
    .where('listings.id', '=', listingId)
    .where('listings.owner_id', '!=', moderatorId)
    .where('listings.is_deleted', '=', false)
    .forShare('users')
    .executeTakeFirst();
}

const answers = {
  dismissed: { outcome: 'dismissed', news: 'complaintDismissed' },
  confirmed: { outcome: 'blocked', news: 'complaintUpheld' },
} as const;

/** Resolves the complaints that wait, with the record of it and what their authors are told. Returns who was faster, if none waits any more. */
async function resolve(
  transaction: Transaction<Database>,
  moderatorId: number,
  { id: listingId, owner_id: userId }: { readonly id: number; readonly owner_id: number },
  kind: keyof typeof answers,
): Promise<'resolved' | Decided> {
  const resolved = await transaction
    .updateTable('complaints')
    .set({ resolved_at: new Date(), resolved_by: moderatorId, outcome: answers[kind].outcome })
    .where('listing_id', '=', listingId)
    .where('resolved_at', 'is', null)
    .returning('user_id')
    .execute();
  if (resolved.length === 0) return (await resolvedByAnother(transaction, moderatorId, listingId)) ?? 'resolved';
  await recordDecision(transaction, { moderatorId, kind, listingId, userId });
  await notify(transaction, { userIds: resolved.map(({ user_id }) => user_id), listingId, kind: answers[kind].news });
  return 'resolved';
}
