import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';

/**
 * An account whose e-mail was never confirmed loses its claim to e-mail and phone 30 days after it was last used (D49), so that nobody can squat
 * on them. Its owner can sign in as long as nobody else has taken the e-mail, and has both again by that.
 */
export async function releaseClaims(db: Kysely<Database>): Promise<void> {
  const since = sql<Date>`now() - interval '30 days'`;
  await db
    .updateTable('users')
    .set({ released_at: new Date() })
    .where('email_confirmed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('released_at', 'is', null)
    .where('signed_in_at', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('auth_tokens').select('id').whereRef('user_id', '=', 'users.id').where('last_used_at', '>', since))),
    )
    .execute();
}

/**
 * Gives a user who has come back e-mail and phone again. A phone that somebody else has by now is lost.
 * Rejects if the e-mail is somebody else's.
 */
export async function reclaim(db: Kysely<Database>, userId: number): Promise<void> {
  await sql`update users as own set released_at = null, phone = case when exists (
      select from users as other
      where other.phone = own.phone and other.id <> own.id and other.deleted_at is null and other.released_at is null
    ) then null else phone end
    where id = ${userId} and released_at is not null`.execute(db);
}
