import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema';

/** Until the end of the transaction nobody else writes, blocks or begins a chat between a user and these others. */
export async function lockPair(transaction: Transaction<Database>, userId: number, others: readonly number[]): Promise<void> {
  // Locks are taken in the same order everywhere; otherwise two transactions could wait for each other for ever.
  const pairs = [...new Set(others)].map((other) => `kvartal chat ${Math.min(userId, other)} ${Math.max(userId, other)}`).sort();
  await sql`select pg_advisory_xact_lock(hashtextextended(pair, 0)) from unnest(${pairs}::text[]) as pair`.execute(transaction);
}
