import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type SpamMark, spamKey, spamRule } from '../../../src/domain/chat/spam';
import type { Database } from '../database/schema';
import { recordDecision } from '../listings/moderation/recordDecision';

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
    // What a moderator has dismissed stays so, and is read by nobody.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'digest'])
        .doUpdateSet({ people, text, last_at: sql`now()` })
        .where('spam_marks.resolved_at', 'is', null),
    )
    .execute();
}

/** Marks as moderators read them. Those about a moderator are for a different moderator. */
export interface SpamMarks {
  /** Most people first; users who are blocked already are not among them. */
  page(moderatorId: number, page: number, pageSize: number): Promise<{ readonly items: readonly SpamMark[]; readonly count: number }>;
  /** It was no spam, which is recorded; the text is forgotten. Returns false if there is no such mark. */
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

    dismiss: (moderatorId, id) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('spam_marks')
          .set({ resolved_at: new Date(), resolved_by: moderatorId, text: '' })
          .where('id', '=', id)
          .where('user_id', '!=', moderatorId)
          .where('resolved_at', 'is', null)
          .returning('user_id')
          .executeTakeFirst();
        if (!row) return false;
        await recordDecision(transaction, { moderatorId, kind: 'not_spam', listingId: null, userId: row.user_id });
        return true;
      }),
  };
}

/** Forgets who got which text. */
export async function forgetTexts(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('sent_texts').where('sent_at', '<', dayAgo).execute();
}

/** Forgets all that is known about texts of a user: the account is blocked or closed. */
export async function forgetTextsOf(transaction: Transaction<Database>, userId: number): Promise<void> {
  await transaction.deleteFrom('sent_texts').where('sender_id', '=', userId).execute();
  await transaction.deleteFrom('spam_marks').where('user_id', '=', userId).execute();
}
