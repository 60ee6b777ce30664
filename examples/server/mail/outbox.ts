import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';

/** What is to be sent to whom. `text` and `html` say the same. */
export interface Letter {
  /** What it is about, in a word: for the log and the name of a file. */
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
  /** How often it has been begun, this time included. */
  readonly attempts: number;
}

export interface Outbox {
  /** The letter that has waited longest, for this process alone for the time of a lease; null when none is due. */
  take(): Promise<QueuedLetter | null>;
  sent(letter: QueuedLetter): Promise<void>;
  /** `again`: when to try next; null gives it up. */
  failed(letter: QueuedLetter, reason: string, again: Date | null): Promise<void>;
  /** Whom letters went to is forgotten after a while. */
  removeOld(): Promise<void>;
}

const minute = 60_000;
/** How long a letter that somebody sends is left alone, ms. Longer than sending may take; a process that dies leaves it until then. */
const lease = 3 * minute;
/** Letters are kept this long, ms. */
const kept = 30 * 24 * 60 * minute;
const reasonLength = 500;

/** Call it with the transaction of what the letter is about. */
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

    async failed({ id, attempts }, reason, again) {
      await db
        .updateTable('outbox')
        .set({ last_error: reason.slice(0, reasonLength), run_at: again ?? sql<Date>`'infinity'` })
        .where('id', '=', id)
        // Another process may have taken it over meanwhile, and its outcome counts.
        .where('sent_at', 'is', null)
        .where('attempts', '=', attempts)
        .execute();
    },

    async removeOld() {
      await db
        .deleteFrom('outbox')
        .where('created_at', '<', new Date(Date.now() - kept))
        .execute();
    },
  };
}
