import type { Kysely } from 'kysely';
import { newToken, tokenHash } from '../../../examples/server/accounts/tokens';
import type { Database } from '../../../examples/server/database/schema';
import { type UserRole, userRoles } from '../../../src/domain/account/userRole';
import { type AccountServer, someone, somewhere } from './accountServer';

/** Registers and signs in a user. Roles are set in the database. */
export async function storeUser(
  server: Pick<AccountServer, 'db' | 'register' | 'token'>,
  { role = 'user', firstName, lastName }: { readonly role?: UserRole; readonly firstName?: string; readonly lastName?: string } = {},
): Promise<{ readonly id: number; readonly token: string }> {
  const person = someone();
  const from = somewhere();
  await server.register(person, from);
  const { id } = await server.db
    .updateTable('users')
    .set({
      role: userRoles.find(({ key }) => key === role)?.id ?? 0,
      ...(firstName && { first_name: firstName }),
      ...(lastName && { last_name: lastName }),
    })
    .where('email', '=', person.email)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token: await server.token(person, from) };
}

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
