import { type Kysely, sql, type Transaction } from 'kysely';
import { type LetterPreferences, letterTopics } from '../../../src/domain/account/letterTopics';
import type { ProfileValues } from '../../../src/domain/forms/schemas/profile.schema';
import type { Database } from '../database/schema';
import { addEvent } from '../events/addEvent';
import { type StopLinks, stopLinks } from '../mail/stopLinks';
import { isActive } from './authentication';
import { Overloaded } from './limits/boundedQueue';
import { ownDataOf } from './ownData';

/** What a user changes: tidy names, the hash of a new picture, or none. What is absent stays. */
export interface ProfileEdit extends Partial<ProfileValues> {
  readonly avatar?: string | null;
}

/** Names, picture and letters of users. Blocked and deleted ones count as absent. */
export interface Profiles {
  /** Returns false if there is no such user. */
  change(userId: number, edit: ProfileEdit): Promise<boolean>;
  lettersOf(userId: number): Promise<LetterPreferences>;
  setLetters(userId: number, wanted: Partial<LetterPreferences>): Promise<void>;
  /** Links of letters that end them. */
  readonly stops: StopLinks;
  /** Returns the pieces of a JSON file with their data. */
  ownData(userId: number): Promise<AsyncIterable<string>>;
}

export function profilesOf(db: Kysely<Database>): Profiles {
  return {
    change: (userId, { firstName, lastName, avatar }) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('users')
          .select('avatar_hash')
          .where('id', '=', userId)
          .where(isActive)
          .forUpdate()
          .executeTakeFirst();
        if (!row) return false;
        if (avatar !== undefined) await replaceAvatar(transaction, row.avatar_hash, avatar);
        const values = {
          ...(firstName !== undefined && { first_name: firstName }),
          ...(lastName !== undefined && { last_name: lastName }),
          ...(avatar !== undefined && { avatar_hash: avatar }),
        };
        if (Object.keys(values).length === 0) return true;
        await transaction.updateTable('users').set(values).where('id', '=', userId).execute();
        await addEvent(transaction, [userId], { kind: 'profile' });
        return true;
      }),

    async lettersOf(userId) {
      const row = await db.selectFrom('users').select('letters_off').where('id', '=', userId).executeTakeFirst();
      const off = row?.letters_off ?? [];
      return Object.fromEntries(letterTopics.map((topic) => [topic, !off.includes(topic)])) as Record<keyof LetterPreferences, boolean>;
    },

    stops: stopLinks(db),

    ownData: (userId) => ownDataOf(db, userId),

    async setLetters(userId, wanted) {
      for (const topic of letterTopics) {
        const isWanted = wanted[topic];
        if (isWanted === undefined) continue;
        // One statement for a topic: two tabs that change two topics at once lose nothing.
        const without = sql<string[]>`array_remove(letters_off, ${topic})`;
        const letters_off = isWanted ? without : sql<string[]>`array_append(${without}, ${topic})`;
        await db.updateTable('users').set({ letters_off }).where('id', '=', userId).where(isActive).execute();
      }
    },
  };
}

/** Takes a new picture over from the journal of uploads, and gives it the old one, whose files go with the next clean-up. */
async function replaceAvatar(transaction: Transaction<Database>, before: string | null, after: string | null): Promise<void> {
  if (after !== null) {
    const { numDeletedRows } = await transaction.deleteFrom('picture_uploads').where('hash', '=', after).executeTakeFirst();
    if (numDeletedRows === 0n && after !== before) throw new Overloaded('The files of a picture are gone');
  }
  if (before !== null && before !== after) await abandonAvatar(transaction, before);
}

export async function abandonAvatar(transaction: Transaction<Database>, hash: string): Promise<void> {
  await transaction
    .insertInto('picture_uploads')
    .values({ hash, instance: '', at: sql<Date>`'-infinity'::timestamptz` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
