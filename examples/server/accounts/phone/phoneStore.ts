import { createHash, randomInt } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { phoneCodeLimits } from '../../../../src/domain/account/phoneCode';
import type { PhoneConfirmation } from '../../config/phoneSettings';
import type { Database } from '../../database/schema';
import { addEvent } from '../../events/addEvent';
import { isActive } from '../authentication';

/** A phone of a user, what was sent to it, and what became of that. */
export interface StoredPhone {
  /** Null for a user who has none. */
  readonly phone: string | null;
  readonly isConfirmed: boolean;
  readonly hasCode: boolean;
  /** Seconds until the next code may be sent. */
  readonly pause: number;
}

/** A code that is to be sent, or why there is none. */
export type NewCode = { readonly code: string } | { readonly refusal: 'none' | 'confirmed' } | { readonly pause: number };
/** What became of a code that was given. `left`: it was wrong, and so many attempts are left. */
export type GivenCode = 'done' | 'dead' | 'confirmed' | { readonly left: number };

/** Confirmations of phones in the database. A confirmation counts for the user and number that it was made for. */
export interface PhoneStore {
  /** Null for a user who is not there any more. */
  stateOf(userId: number): Promise<StoredPhone | null>;
  /** Makes a code for this number; one made before is void. */
  addCode(userId: number, phone: string): Promise<NewCode>;
  /** Forgets a code that was not sent, so that the next can be asked for at once. */
  dropCode(userId: number, code: string): Promise<void>;
  give(userId: number, code: string): Promise<GivenCode>;
}

/** A condition on `users`: the user has confirmed the number that is theirs now. */
const hasConfirmedPhone = sql<boolean>`exists (
  select from phone_confirmations c where c.user_id = users.id and c.phone = users.phone)`;

/** A condition on `users`: the server asks for a confirmation of the phone, and there is none. */
export const phoneUnconfirmed = (setting: PhoneConfirmation = 'off') =>
  setting === 'on' ? sql<boolean>`not ${hasConfirmedPhone}` : sql<boolean>`false`;

const { digits, minutes, attempts, pauseSeconds } = phoneCodeLimits;

export function phoneStore(db: Kysely<Database>): PhoneStore {
  return {
    async stateOf(userId) {
      const user = await db
        .selectFrom('users')
        .select(['phone', hasConfirmedPhone.as('is_confirmed')])
        .where('id', '=', userId)
        .where(isActive)
        .executeTakeFirst();
      if (!user) return null;
      const sent = await codeOf(db, userId, user.phone);
      const hasCode = sent !== undefined && sent.attempts_left > 0 && sent.expires_at > new Date();
      return { phone: user.phone, isConfirmed: user.is_confirmed, hasCode, pause: pauseAfter(sent?.sent_at) };
    },

    addCode: (userId, phone) =>
      db.transaction().execute(async (transaction): Promise<NewCode> => {
        const user = await lockUser(transaction, userId);
        if (!user || user.phone !== phone) return { refusal: 'none' };
        if (user.is_confirmed) return { refusal: 'confirmed' };
        const pause = pauseAfter((await codeOf(transaction, userId, phone))?.sent_at);
        if (pause > 0) return { pause };
        const code = newCode();
        const now = new Date();
        const values = {
          phone,
          code_sha256: hashOf(userId, code),
          sent_at: now,
          expires_at: new Date(now.getTime() + minutes * 60_000),
          attempts_left: attempts,
        };
        await transaction
          .insertInto('phone_codes')
          .values({ user_id: userId, ...values })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
          .execute();
        return { code };
      }),

    async dropCode(userId, code) {
      await db.deleteFrom('phone_codes').where('user_id', '=', userId).where('code_sha256', '=', hashOf(userId, code)).execute();
    },

    give: (userId, code) =>
      db.transaction().execute(async (transaction): Promise<GivenCode> => {
        // Two requests with one code, and one with each of many guesses: one after another.
        const user = await lockUser(transaction, userId);
        if (!user || user.phone === null) return 'dead';
        if (user.is_confirmed) return 'confirmed';
        const sent = await codeOf(transaction, userId, user.phone);
        if (!sent || sent.attempts_left === 0 || sent.expires_at <= new Date()) return 'dead';
        if (!sent.code_sha256.equals(hashOf(userId, code))) {
          const left = sent.attempts_left - 1;
          await transaction.updateTable('phone_codes').set({ attempts_left: left }).where('user_id', '=', userId).execute();
          return { left };
        }
        await transaction.deleteFrom('phone_codes').where('user_id', '=', userId).execute();
        const values = { phone: user.phone, confirmed_at: new Date() };
        await transaction
          .insertInto('phone_confirmations')
          .values({ user_id: userId, ...values })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
          .execute();
        await addEvent(transaction, [userId], { kind: 'profile' });
        return 'done';
      }),
  };
}

/** Removes what is known of a user's phone beside the number. */
export async function removePhoneData(transaction: Transaction<Database>, userId: number): Promise<void> {
  await transaction.deleteFrom('phone_codes').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('phone_confirmations').where('user_id', '=', userId).execute();
}

/** Removes codes that cannot be given any more. */
export async function forgetPhoneCodes(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('phone_codes').where('expires_at', '<=', new Date()).execute();
}

const lockUser = (transaction: Transaction<Database>, userId: number) =>
  transaction
    .selectFrom('users')
    .select(['phone', hasConfirmedPhone.as('is_confirmed')])
    .where('id', '=', userId)
    .where(isActive)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The code that was sent to this number of the user last. */
const codeOf = (from: Kysely<Database>, userId: number, phone: string | null) =>
  from.selectFrom('phone_codes').selectAll().where('user_id', '=', userId).where('phone', '=', phone).executeTakeFirst();

function pauseAfter(sentAt: Date | undefined): number {
  return sentAt ? Math.max(0, Math.ceil(pauseSeconds - (Date.now() - sentAt.getTime()) / 1000)) : 0;
}

const newCode = () => String(randomInt(10 ** digits)).padStart(digits, '0');

/** A reader of the table can try all codes in a moment: they are safe because they end after minutes. */
const hashOf = (userId: number, code: string) => createHash('sha256').update(`${userId} ${code}`).digest();
