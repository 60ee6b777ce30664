import { type UserRole, userRoles } from '../../../src/domain/account/userRole';
import { type AccountServer, someone, somewhere } from './accountServer';

/** Registers and signs in a user. Roles are set in the database. */
export async function storeUser(
  server: AccountServer,
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
