import type { Kysely } from 'kysely';
import { userRoles } from '../../../src/domain/account/userRole';
import { createPasswords } from '../accounts/passwords/passwords';
import type { ModeratorSettings } from '../config/moderationSettings';
import type { Database } from '../database/schema';
import { madeUpPassword } from './madeUpPassword';

/** Creates the first moderator, once for a database: who was deleted stays so. Returns the password that was made up, to be shown once. */
export async function addModerator(db: Kysely<Database>, { email, password }: ModeratorSettings): Promise<string | null> {
  const isDone = await db.selectFrom('content_runs').select('name').where('name', '=', 'moderator').executeTakeFirst();
  if (isDone) return null;
  const chosen = password ?? madeUpPassword();
  const password_hash = await createPasswords().hash(chosen);
  return db.transaction().execute(async (transaction) => {
    // Only one of several instances that start at once creates the account.
    const insert = transaction.insertInto('content_runs').values({ name: 'moderator' });
    const run = await insert
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!run) return null;
    const added = await transaction
      .insertInto('users')
      .values({
        email,
        first_name: 'Модератор',
        last_name: '',
        role: userRoles.find(({ key }) => key === 'moderator')?.id ?? 0,
        email_confirmed_at: new Date(),
        password_hash,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added && password === null ? chosen : null;
  });
}
