import type { Kysely } from 'kysely';
import { newToken, tokenHash } from '../../../examples/server/accounts/tokens';
import type { Database } from '../../../examples/server/database/schema';

/** Signs a stored user in without a password, for an hour. Returns the token. */
export async function storeSession(db: Kysely<Database>, userId: number): Promise<string> {
  const token = newToken();
  const now = new Date();
  const times = { created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 3_600_000) };
  await db
    .insertInto('auth_tokens')
    .values({ user_id: userId, token_sha256: tokenHash(token), ...times })
    .execute();
  return token;
}
