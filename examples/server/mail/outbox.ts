import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import { addJob } from '../jobs/addJob';

/**
 * Moves letters of the table in which earlier releases kept them into the queue: those that nobody has taken for ten minutes after they were
 * due. Instances of that release send theirs within seconds.
 */
export async function moveLeftLetters(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const left = await transaction
      .deleteFrom('outbox')
      .where('sent_at', 'is', null)
      .where('run_at', '<', sql<Date>`now() - interval '10 minutes'`)
      .returning(['kind', 'recipient', 'subject', 'text', 'html'])
      .execute();
    for (const letter of left) await addJob(transaction, 'send_letter', { kind: 'ready', letter });
    await transaction.deleteFrom('outbox').where('created_at', '<', sql<Date>`now() - interval '30 days'`).execute();
  });
}
