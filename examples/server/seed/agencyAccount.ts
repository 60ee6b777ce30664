import type { Kysely } from 'kysely';
import { createPasswords } from '../accounts/passwords/passwords';
import type { AgencySettings } from '../config/listingsFeedSettings';
import { SettingError } from '../config/settingError';
import type { Database } from '../database/schema';
import { madeUpPassword } from './madeUpPassword';

/**
 * Keeps the account of an agency whose feed the site shows: name and phone follow the settings. Returns the password of a new one, to be
 * shown once.
 */
export async function keepAgency(db: Kysely<Database>, { email, name, phone }: AgencySettings): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const find = () =>
      transaction
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
    const known = await find();
    if (phone !== null && (await isTaken(transaction, phone, known?.id ?? 0)))
      throw new SettingError('AGENCY_PHONE is the number of another account');
    if (known) {
      await transaction
        .updateTable('users')
        .set({ first_name: name, ...(phone === null ? {} : { phone }) })
        .where('id', '=', known.id)
        .execute();
      return null;
    }
    const password = madeUpPassword();
    const password_hash = await createPasswords().hash(password);
    const added = await transaction
      .insertInto('users')
      .values({ email, phone, first_name: name, last_name: '', email_confirmed_at: new Date(), password_hash })
      // Another instance that starts at the same time was faster.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added ? password : null;
  });
}

async function isTaken(db: Kysely<Database>, phone: string, userId: number): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .where('id', '!=', userId)
    .where('deleted_at', 'is', null)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return other !== undefined;
}
