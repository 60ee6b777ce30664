import type { Kysely } from 'kysely';
import { createPasswords } from '../accounts/passwords';
import type { Database } from '../database/schema';
import { addDemoChats } from './demoChats';

/** For trying the site. It has the rights of any registered user. */
export const demoAccount = { email: 'demo@example.com', password: 'Kvartal2026' } as const;

/** Adds it, with chats. Its phone number cannot exist, like those of the other made-up people. */
export async function addDemoAccount(db: Kysely<Database>): Promise<void> {
  const added = await db
    .insertInto('users')
    .values({
      email: demoAccount.email,
      phone: '0000000000',
      first_name: 'Мария',
      last_name: 'Демидова',
      email_confirmed_at: new Date(),
      password_hash: await createPasswords().hash(demoAccount.password),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await addDemoChats(db, added.id);
}
