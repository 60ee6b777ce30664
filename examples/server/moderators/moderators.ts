import { type Kysely, sql } from 'kysely';
import { userRoles } from '../../../src/domain/account/userRole';
import { foldEmail } from '../../../src/domain/forms/tidyText';
import { removeFactor } from '../accounts/factor/secondFactorStore';
import { endSessions } from '../accounts/sessionStore';
import type { Database } from '../database/schema';
import { free } from '../listings/moderation/moderationQueue';

export interface Moderator {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

/** Why a role was not changed, in words for an operator. */
export class ModeratorProblem extends Error {
  override readonly name = 'ModeratorProblem';
}

const roles = Object.fromEntries(userRoles.map(({ id, key }) => [key, id])) as Readonly<Record<(typeof userRoles)[number]['key'], number>>;

export async function listModerators(db: Kysely<Database>): Promise<Moderator[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('role', '=', roles.moderator)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, email, first_name, last_name }) => ({ id, email: email ?? '', name: `${first_name} ${last_name}`.trim() }));
}

/**
 * Makes a registered user a moderator. Returns the id, and whether the e-mail is confirmed: else anybody may have registered with it. Throws a
 * ModeratorProblem.
 */
export function makeModerator(db: Kysely<Database>, email: string): Promise<{ readonly id: number; readonly isConfirmed: boolean }> {
  return db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, email);
    if (user.role === roles.moderator) throw new ModeratorProblem(`${user.email} is a moderator already`);
    if (user.blocked_at) throw new ModeratorProblem(`${user.email} is blocked: a moderator has to unblock the account first`);
    await transaction.updateTable('users').set({ role: roles.moderator }).where('id', '=', user.id).execute();
    return { id: user.id, isConfirmed: user.email_confirmed_at !== null };
  });
}

/** Takes the role away: every request reads it again. What the moderator was reading goes back to the queue. Throws a ModeratorProblem. */
export function dismissModerator(db: Kysely<Database>, email: string): Promise<{ readonly id: number }> {
  return db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, email);
    if (user.role !== roles.moderator) throw new ModeratorProblem(`${user.email} is not a moderator`);
    await transaction.updateTable('users').set({ role: roles.user }).where('id', '=', user.id).execute();
    await transaction.updateTable('moderation_queue').set(free).where('held_by', '=', user.id).execute();
    return { id: user.id };
  });
}

/** Removes the lost second factor of any account, and ends its sessions. Throws a ModeratorProblem. */
export function resetFactor(db: Kysely<Database>, email: string): Promise<{ readonly id: number }> {
  return db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, email);
    if (!(await removeFactor(transaction, user.id))) throw new ModeratorProblem(`${user.email} has no second factor`);
    await endSessions(transaction, 'ended_elsewhere', { userId: user.id });
    return { id: user.id };
  });
}

async function lockUser(db: Kysely<Database>, typed: string) {
  const email = foldEmail(typed);
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'blocked_at', 'email_confirmed_at'])
    .where(sql<boolean>`email = ${email} and deleted_at is null`)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new ModeratorProblem(`No account has the e-mail ${email}: register it on the site first`);
  return user;
}
