import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type SpamMark, spamKey, spamRule } from '../../../src/domain/chat/spam';
import type { Database } from '../database/schema';

export interface SentText {
  readonly senderId: number;
  readonly recipientId: number;
  readonly text: string;
}

const dayAgo = sql<Date>`now() - interval '1 day'`;

/** Remembers who got a text, and marks one that many have got. Call it in the transaction of the message. */
export async function noteText(transaction: Transaction<Database>, { senderId, recipientId, text }: SentText): Promise<void> {
  const key = spamKey(text);
  if (key === null) return;
  const digest = createHash('sha256').update(key).digest();
  const added = await transaction
    .insertInto('sent_texts')
    .values({ sender_id: senderId, digest, recipient_id: recipientId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sent_at')
    .executeTakeFirst();
  if (!added) return;
  const { people } = await transaction
    .selectFrom('sent_texts')
    .select(sql<number>`count(*)::int`.as('people'))
    .where('sender_id', '=', senderId)
    .where('digest', '=', digest)
    .where('sent_at', '>', dayAgo)
    .executeTakeFirstOrThrow();
  if (people < spamRule.people) return;
  await transaction
    .insertInto('spam_marks')
    .values({ user_id: senderId, digest, text, people })
    // What a moderator has dismissed stays so.
    .onConflict((conflict) => conflict.columns(['user_id', 'digest']).doUpdateSet({ people, text, last_at: sql`now()` }))
    .execute();
}

/** Marks as moderators read them. Those of a moderator are for another one. */
export interface SpamMarks {
  /** Most people first; users who are blocked already are not among them. */
  page(moderatorId: number, page: number, pageSize: number): Promise<{ readonly items: readonly SpamMark[]; readonly count: number }>;
  /** It was no spam. Returns false if there is no such mark. */
  dismiss(moderatorId: number, id: number): Promise<boolean>;
}

export function spamMarks(db: Kysely<Database>): SpamMarks {
  const open = (moderatorId: number) =>
    db
      .selectFrom('spam_marks')
      .innerJoin('users', 'users.id', 'spam_marks.user_id')
      .where('resolved_at', 'is', null)
      .where('user_id', '!=', moderatorId)
      .where(sql<boolean>`users.blocked_at is null and users.deleted_at is null`);
  return {
    async page(moderatorId, page, pageSize) {
      const rows = await open(moderatorId)
        .select(['spam_marks.id', 'user_id', 'text', 'people', 'first_at', 'last_at'])
        .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name'))
        .orderBy('people', 'desc')
        .orderBy('spam_marks.id')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute();
      const { count } = await open(moderatorId).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
      return {
        count,
        items: rows.map(({ id, user_id, name, text, people, first_at, last_at }) => ({
          id,
          userId: user_id,
          name,
          text,
          people,
          firstAt: first_at,
          lastAt: last_at,
        })),
      };
    },

    async dismiss(moderatorId, id) {
      const row = await db
        .updateTable('spam_marks')
        .set({ resolved_at: new Date(), resolved_by: moderatorId })
        .where('id', '=', id)
        .where('user_id', '!=', moderatorId)
        .where('resolved_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** Forgets who got which text. */
export async function forgetTexts(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('sent_texts').where('sent_at', '<', dayAgo).execute();
}
