import { type Kysely, sql, type Transaction } from 'kysely';
import { Overloaded } from '../accounts/limits/boundedQueue';
import type { Database } from '../database/schema';

/**
 * Uploads that have begun. A row is written before the first file, and deleted by the transaction that stores the picture: whatever happens in
 * between, what is left is known without a look at the storage.
 */
export interface UploadJournal {
  begin(hash: string): Promise<void>;
}

/** `instance` names this server the same way each time it starts. */
export function uploadJournal(db: Kysely<Database>, instance: string): UploadJournal {
  return {
    async begin(hash) {
      // Waits while the files of an earlier upload are being removed.
      await db
        .insertInto('picture_uploads')
        .values({ hash, instance })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ instance, at: sql<Date>`now()` }))
        .execute();
    },
  };
}

/** Takes uploads over into this transaction. Throws Overloaded if files of one are gone: the request took longer than they are kept. */
export async function claimUploads(transaction: Transaction<Database>, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  const list = [...new Set(hashes)];
  const claimed = await transaction
    // Rows are locked in one order, so that two requests with the same photos do not wait for each other.
    .with('mine', (query) => query.selectFrom('picture_uploads').select('hash').where('hash', 'in', list).orderBy('hash').forUpdate())
    .deleteFrom('picture_uploads')
    .using('mine')
    .whereRef('picture_uploads.hash', '=', 'mine.hash')
    .returning('picture_uploads.hash')
    .execute();
  const known = new Set(claimed.map(({ hash }) => hash));
  const others = list.filter((hash) => !known.has(hash));
  if (others.length === 0) return;
  // Stored by another request meanwhile. Locked, so that they are not removed as unused.
  const stored = await transaction.selectFrom('pictures').select('hash').where('hash', 'in', others).forKeyShare().execute();
  for (const { hash } of stored) known.add(hash);
  if (list.some((hash) => !known.has(hash))) throw new Overloaded('The files of a photo are gone');
}
