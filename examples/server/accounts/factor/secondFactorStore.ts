import type { Kysely, Transaction } from 'kysely';
import type { FactorCode } from '../../../../src/domain/account/secondFactor';
import type { Database } from '../../database/schema';
import { lockProvenUser, type Proven } from '../authentication';
import { endSessions } from '../sessionStore';
import { tokenHash } from '../tokens';
import { newRecoveryCodes, newSecret, stepOf } from './totp';

export interface FactorState {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

/** Second factors in the database. */
export interface SecondFactorStore {
  isOn(userId: number): Promise<boolean>;
  stateOf(userId: number): Promise<FactorState>;
  /** Begins to set one up, again if that was begun before. Returns its secret; null if it is on already or the password has changed. */
  begin(user: Proven): Promise<Buffer | null>;
  /** Turns on what is being set up and ends the other sessions. Returns recovery codes; null for a wrong code or nothing to turn on. */
  confirm(userId: number, code: string, present: Buffer): Promise<readonly string[] | null>;
  /** Uses up a code. Returns whether it was right. */
  use(userId: number, code: FactorCode): Promise<boolean>;
  /** Turns it off and ends the other sessions. Returns false if the password has changed since it was checked. */
  turnOff(user: Proven, present: Buffer): Promise<boolean>;
}

export function secondFactorStore(db: Kysely<Database>): SecondFactorStore {
  const find = async (userId: number) =>
    (await db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null;
  const isOn = async (userId: number) => Boolean((await find(userId))?.confirmed_at);

  /** Two requests with one code: the first to lock the row takes the step. */
  async function takeStep(from: Kysely<Database>, userId: number, secret: Buffer, code: string): Promise<boolean> {
    const step = stepOf(secret, code);
    if (step === null) return false;
    const { numUpdatedRows } = await from
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return {
    isOn,

    async stateOf(userId) {
      const { left } = await db
        .selectFrom('recovery_codes')
        .select((count) => count.fn.countAll<number>().as('left'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return { isOn: await isOn(userId), recoveryCodesLeft: Number(left) };
    },

    begin: (user) =>
      db.transaction().execute(async (transaction) => {
        if (!(await lockProvenUser(transaction, user))) return null;
        const secret = newSecret();
        const values = { secret, created_at: new Date(), last_step: 0 };
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('second_factors')
          .values({ user_id: user.id, ...values, confirmed_at: null })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values).where('second_factors.confirmed_at', 'is', null))
          .executeTakeFirst();
        return numInsertedOrUpdatedRows ? secret : null;
      }),

    confirm: (userId, code, present) =>
      db.transaction().execute(async (transaction) => {
        // A sign-in locks the user, too: its session is either ended here or begun with a code.
        await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
        const row = await transaction.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
        if (!row || row.confirmed_at || !(await takeStep(transaction, userId, row.secret, code))) return null;
        await transaction.updateTable('second_factors').set({ confirmed_at: new Date() }).where('user_id', '=', userId).execute();
        const codes = newRecoveryCodes();
        await transaction
          .insertInto('recovery_codes')
          .values(codes.map((plain) => ({ user_id: userId, code_sha256: tokenHash(plain) })))
          .execute();
        await endOthers(transaction, userId, present);
        return codes;
      }),

    async use(userId, { kind, code }) {
      if (kind === 'recovery') {
        const { numDeletedRows } = await db
          .deleteFrom('recovery_codes')
          .where('user_id', '=', userId)
          .where('code_sha256', '=', tokenHash(code))
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }
      const row = await find(userId);
      return row?.confirmed_at ? takeStep(db, userId, row.secret, code) : false;
    },

    turnOff: (user, present) =>
      db.transaction().execute(async (transaction) => {
        if (!(await lockProvenUser(transaction, user))) return false;
        await removeFactor(transaction, user.id);
        await endOthers(transaction, user.id, present);
        return true;
      }),
  };
}

/** Removes the secret and its recovery codes. Returns false if there was none. */
export async function removeFactor(transaction: Transaction<Database>, userId: number): Promise<boolean> {
  const { numDeletedRows } = await transaction.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

async function endOthers(transaction: Transaction<Database>, userId: number, present: Buffer): Promise<void> {
  await endSessions(transaction, 'ended_elsewhere', { userId, except: present });
}
