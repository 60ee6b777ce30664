import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import { removeLettersTo } from '../../mail/letterFolder';
import { addressesOf, eraseAccount } from './erasure';

/** Erases a closed account, and the letters to it in a folder of unsent ones. These go first: afterwards nobody knows whose they were. */
export async function eraseWithLetters(db: Kysely<Database>, userId: number, letters: string): Promise<void> {
  await removeLettersTo(letters, await addressesOf(db, userId));
  await eraseAccount(db, userId);
}
