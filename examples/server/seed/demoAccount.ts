import { type Kysely, sql } from 'kysely';
import { createPasswords } from '../accounts/passwords/passwords';
import type { Database } from '../database/schema';
import { addDemoChats } from './demoChats';
import { addDemoListings } from './demoListings';

/** An account for trying the site. It has the rights of any registered user. */
export const demoAccount = { email: 'demo@example.com', password: 'Kvartal2026' } as const;

/** Adds it, with listings, notifications, views and chats. Its phone number cannot exist, like those of the other made-up people. */
export async function addDemoAccount(db: Kysely<Database>): Promise<void> {
  const password_hash = await createPasswords().hash(demoAccount.password);
  const added = await db.transaction().execute(async (transaction) => {
    const user = await transaction
      .insertInto('users')
      .values({
        email: demoAccount.email,
        phone: '0000000000',
        first_name: 'Мария',
        last_name: 'Демидова',
        email_confirmed_at: new Date(),
        password_hash,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (user) await addDemoListings(transaction, user.id);
    return user;
  });
  // About listings of others: what it owns is known by now.
  if (!added) return;
  await addDemoChats(db, added.id);
  await orderNotifications(db, added.id);
}

/** Lists are sorted by id, and both parts of the account have brought notifications. */
async function orderNotifications(db: Kysely<Database>, userId: number): Promise<void> {
  await sql`
    with told as (delete from notifications where user_id = ${userId} returning *)
    insert into notifications (user_id, listing_id, kind, reason_code, is_new, created_at)
    select user_id, listing_id, kind, reason_code, is_new, created_at from told order by created_at, id`.execute(db);
}
