import { type Kysely, sql } from 'kysely';
import { isActive } from '../../accounts/authentication';
import { createPasswords } from '../../accounts/passwords/passwords';
import type { AgencySettings } from '../../config/listingsFeedSettings';
import { SettingError } from '../../config/settingError';
import type { Database } from '../../database/schema';
import { madeUpPassword } from '../../seed/madeUpPassword';

/** Returns the id of the account that the listings of the site belong to. Somebody who has not confirmed the e-mail does not count. */
export async function agencyId(db: Kysely<Database>, email: string): Promise<number | null> {
  const agency = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .where(isActive)
    .executeTakeFirst();
  return agency?.id ?? null;
}

/**
 * Creates the account of an agency whose feed the site shows. Name and phone that the settings give are those of the account. Returns the password of a
 * new one, to be shown once.
 */
export async function keepAgency(database: Kysely<Database>, { email, name, phone }: AgencySettings): Promise<string | null> {
  // A start that fails shows no password, so it adds no account.
  return database.transaction().execute(async (db) => {
    const password = await addAgency(db, email);
    const id = await agencyId(db, email);
    if (id === null) throw new SettingError('AGENCY_EMAIL is that of an account which is blocked, or has not confirmed it');
    if (name !== null) await db.updateTable('users').set({ first_name: name, last_name: '' }).where('id', '=', id).execute();
    if (phone !== null && !(await givePhone(db, id, phone))) throw new SettingError('AGENCY_PHONE is the number of another account');
    return password;
  });
}

async function addAgency(db: Kysely<Database>, email: string): Promise<string | null> {
  if ((await agencyId(db, email)) !== null) return null;
  const password = madeUpPassword();
  const password_hash = await createPasswords().hash(password);
  const added = await db
    .insertInto('users')
    .values({ email, first_name: 'Агентство', last_name: '', email_confirmed_at: new Date(), password_hash })
    // Another instance that starts at the same time was faster, or the e-mail is somebody else's.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added ? password : null;
}

/** Gives an account a phone. Returns false if it is the number of another one. */
export async function givePhone(db: Kysely<Database>, id: number, phone: string): Promise<boolean> {
  const given = await db
    .updateTable('users')
    .set({ phone })
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (select from users as other
        where other.phone = ${phone} and other.id <> ${id} and other.deleted_at is null and other.released_at is null)`,
    )
    .executeTakeFirst();
  return given.numUpdatedRows > 0n;
}
