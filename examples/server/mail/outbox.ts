import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';

/** A letter to be sent. `text` and `html` have the same content. */
export interface Letter {
  /** The kind of letter, in one word: for the log and file names. */
  readonly kind: string;
  /** An address without a name. */
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface QueuedLetter extends Letter {
  readonly id: number;
  readonly createdAt: Date;
  /** Number of attempts, the current one included. */
  readonly attempts: number;
}

export interface Outbox {
  /** Returns the longest-waiting letter, leased to this process; null if none is due. */
  take(): Promise<QueuedLetter | null>;
  sent(letter: QueuedLetter): Promise<void>;
  /** `nextAttempt`: time of the next attempt; null gives up. */
  failed(letter: QueuedLetter, reason: string, nextAttempt: Date | null): Promise<void>;
  /** How many letters wait for an attempt, and how many were given up. */
  count(): Promise<{ readonly waiting: number; readonly failed: number }>;
  /** Removes letters, and so their recipients, after the retention time. */
  removeOld(): Promise<void>;
}

const minute = 60_000;
/**
 * How long other instances leave a letter alone that is being sent, ms. Longer than an attempt; after a crash the letter waits until then.
 */
const lease = 3 * minute;
/** Retention of letters, ms. */
const retention = 30 * 24 * 60 * minute;
const reasonLength = 500;

/** Call it in the transaction that causes the letter. */
export async function addLetter(db: Kysely<Database>, { kind, recipient, subject, text, html }: Letter): Promise<void> {
  const now = new Date();
  await db.insertInto('outbox').values({ kind, recipient, subject, text, html, created_at: now, run_at: now }).execute();
}

export function outboxOf(db: Kysely<Database>): Outbox {
  return {
    async take() {
      const now = new Date();
      const next = db
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('run_at', '<=', now)
        .orderBy('run_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked();
      const row = await db
        .updateTable('outbox')
        .set({ attempts: sql<number>`attempts + 1`, run_at: new Date(now.getTime() + lease) })
        .where('id', '=', next)
        .returning(['id', 'kind', 'recipient', 'subject', 'text', 'html', 'created_at as createdAt', 'attempts'])
        .executeTakeFirst();
      return row ?? null;
    },

    async sent({ id }) {
      await db.updateTable('outbox').set({ sent_at: new Date(), last_error: null }).where('id', '=', id).execute();
    },

    async failed({ id, attempts }, reason, nextAttempt) {
      await db
        .updateTable('outbox')
        .set({ last_error: reason.slice(0, reasonLength), run_at: nextAttempt ?? sql<Date>`'infinity'` })
        .where('id', '=', id)
        // If another process has sent it meanwhile, that result counts.
        .where('sent_at', 'is', null)
        .where('attempts', '=', attempts)
        .execute();
    },

    async count() {
      const isGivenUp = sql<boolean>`run_at = 'infinity'`;
      return await db
        .selectFrom('outbox')
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere(sql<boolean>`not ${isGivenUp}`).as('waiting'),
          fn.countAll<number>().filterWhere(isGivenUp).as('failed'),
        ])
        .where('sent_at', 'is', null)
        .executeTakeFirstOrThrow();
    },

    async removeOld() {
      await db
        .deleteFrom('outbox')
        .where('created_at', '<', new Date(Date.now() - retention))
        .execute();
    },
  };
}
