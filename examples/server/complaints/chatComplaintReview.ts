import { type Kysely, sql, type Transaction } from 'kysely';
import {
  type ChatComplaint,
  type ChatComplaintOutcome,
  isChatComplaintConfirmable,
  type ReportedPerson,
} from '../../../src/domain/chat/chatComplaint';
import { optionById, tradeTypes } from '../../../src/domain/enumerations';
import type { Database } from '../database/schema';
import type { Decided } from '../listings/moderation/decidedByAnother';
import { recordDecision } from '../listings/moderation/recordDecision';
import { colleagueName } from '../moderators/colleague';
import type { KeptMessage } from './chatComplaintStore';
import { decisionMade } from './complaintReview';

/** Complaints about people as moderators read them. Those that a moderator has made, or that are about one, are for another moderator. */
export interface ChatComplaintReview {
  /** Waiting: the oldest first. Resolved: the last decision first. */
  page(
    moderatorId: number,
    isResolved: boolean,
    page: number,
    pageSize: number,
  ): Promise<{ readonly items: readonly ChatComplaint[]; readonly count: number }>;
  /** One of them, whether it waits or not; null for a complaint that is for another moderator. */
  byId(moderatorId: number, id: number): Promise<ChatComplaint | null>;
  /** `refused`: only for `confirm`, while the account is neither blocked nor closed. */
  resolve(moderatorId: number, id: number, verb: 'dismiss' | 'confirm'): Promise<'resolved' | 'missing' | 'refused' | Decided>;
}

const nameOf = (table: 'author' | 'person') =>
  sql<string>`trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)})`;

interface PersonRow {
  readonly id: number;
  readonly name: string;
  readonly blockedAt: Date | null;
  readonly deletedAt: Date | null;
}

/** Of a closed account neither id nor name is told (D48). */
const personOf = ({ id, name, blockedAt, deletedAt }: PersonRow): ReportedPerson => ({
  id: deletedAt ? null : id,
  name: deletedAt ? '' : name,
  isBlocked: blockedAt !== null,
});

export function chatComplaintReview(db: Kysely<Database>): ChatComplaintReview {
  const forOthers = (moderatorId: number) =>
    db
      .selectFrom('chat_complaints')
      .innerJoin('users as author', 'author.id', 'chat_complaints.author_id')
      .innerJoin('users as person', 'person.id', 'chat_complaints.user_id')
      .leftJoin('listings', 'listings.id', 'chat_complaints.listing_id')
      .leftJoin('users as decider', 'decider.id', 'chat_complaints.resolved_by')
      .where('author_id', '!=', moderatorId)
      .where('user_id', '!=', moderatorId);
  const read = async (found: ReturnType<typeof forOthers>) => {
    const rows = await found
      .select([
        'chat_complaints.id',
        'author_id',
        'user_id',
        'listing_id',
        'reason',
        'chat_complaints.description',
        'messages',
        'outcome',
        'trade_type',
      ])
      .select(['chat_complaints.created_at', nameOf('author').as('author_name'), nameOf('person').as('person_name')])
      .select(['author.blocked_at as author_blocked', 'author.deleted_at as author_deleted'])
      .select(['person.blocked_at as person_blocked', 'person.deleted_at as person_deleted'])
      .select(['resolved_at', 'decider.id as decider_id', 'decider.first_name as decider_first', 'decider.last_name as decider_last'])
      .execute();
    return rows.map(
      (row): ChatComplaint => ({
        id: row.id,
        author: personOf({ id: row.author_id, name: row.author_name, blockedAt: row.author_blocked, deletedAt: row.author_deleted }),
        person: personOf({ id: row.user_id, name: row.person_name, blockedAt: row.person_blocked, deletedAt: row.person_deleted }),
        listingId: row.listing_id,
        tradeType: optionById(tradeTypes, row.trade_type ?? 0)?.key ?? null,
        reason: row.reason,
        description: row.description,
        at: row.created_at,
        // The cast is safe: nothing else is stored there.
        messages: (row.messages as readonly KeptMessage[]).map(({ id, is_authors, text, at }) => ({
          id,
          isAuthors: is_authors,
          text,
          at: new Date(at),
        })),
        outcome: row.outcome,
        decided: decisionMade(row.resolved_at, row.decider_id, row.decider_first, row.decider_last),
      }),
    );
  };
  return {
    async page(moderatorId, isResolved, page, pageSize) {
      const found = forOthers(moderatorId).where('resolved_at', isResolved ? 'is not' : 'is', null);
      const items = await read(
        found
          .$if(isResolved, (query) => query.orderBy('resolved_at', 'desc'))
          .orderBy('chat_complaints.id', isResolved ? 'desc' : 'asc')
          .limit(pageSize)
          .offset((page - 1) * pageSize),
      );
      const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
      return { items, count };
    },

    async byId(moderatorId, id) {
      const [found] = await read(forOthers(moderatorId).where('chat_complaints.id', '=', id));
      return found ?? null;
    },

    resolve: (moderatorId, id, verb) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('chat_complaints')
          .innerJoin('users as person', 'person.id', 'chat_complaints.user_id')
          .select(['resolved_at', 'resolved_by', 'user_id', 'person.blocked_at', 'person.deleted_at'])
          .where('chat_complaints.id', '=', id)
          .where('author_id', '!=', moderatorId)
          .where('user_id', '!=', moderatorId)
          .forUpdate('chat_complaints')
          // The account is neither blocked nor let in meanwhile.
          .forShare('person')
          .executeTakeFirst();
        if (!row) return 'missing';
        if (row.resolved_at)
          return row.resolved_by === moderatorId ? 'resolved' : { decidedBy: await moderatorName(transaction, row.resolved_by) };
        const person = { id: row.deleted_at ? null : row.user_id, isBlocked: row.blocked_at !== null };
        if (verb === 'confirm' && !isChatComplaintConfirmable(person)) return 'refused';
        const outcome: ChatComplaintOutcome = verb === 'confirm' ? 'blocked' : 'dismissed';
        await transaction
          .updateTable('chat_complaints')
          .set({ resolved_at: new Date(), resolved_by: moderatorId, outcome })
          .where('id', '=', id)
          .execute();
        const kind = verb === 'confirm' ? 'confirmed' : 'dismissed';
        await recordDecision(transaction, { moderatorId, kind, listingId: null, userId: row.user_id });
        return 'resolved';
      }),
  };
}

async function moderatorName(transaction: Transaction<Database>, id: number | null): Promise<string> {
  const user = await transaction
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  return colleagueName(user?.first_name, user?.last_name);
}
