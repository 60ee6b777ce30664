import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema';
import { addEvent } from '../events/addEvent';
import { addJob } from '../jobs/addJob';
import { isActive, lockProvenUser, type Proven } from './authentication';
import { reclaim } from './claims';
import { endSessions } from './sessionStore';
import { isTakenError } from './takenError';
import { newToken, tokenHash } from './tokens';

/** What a link in a letter is for. */
export type LinkPurpose = 'confirm_email' | 'reset_password' | 'change_email';

export interface IdentityStore {
  /** Returns a new link's token for the user's address: the present one, or the new one for `change_email`. Null without such an address. */
  addLink(userId: number, purpose: LinkPurpose): Promise<{ readonly token: string; readonly email: string } | null>;
  /** Returns the address and user of a valid link. */
  linkOf(token: string, purposes: readonly LinkPurpose[]): Promise<Link | null>;
  /** Confirms the address of a link. Returns the link, `taken` when the address is somebody's by now, and null for an invalid link. */
  confirmEmail(token: string): Promise<Link | 'taken' | null>;
  /** Replaces the password, ends all sessions and invalidates all links. Returns the address, null for an invalid link. */
  resetPassword(token: string, passwordHash: string): Promise<{ readonly userId: number; readonly email: string } | null>;
  /** Replaces the password, ends the other sessions and invalidates all links. Returns false if the password that was checked is not valid any more. */
  changePassword(user: Proven, passwordHash: string, present: Buffer): Promise<boolean>;
  /** The address and whether it is confirmed, and one that waits for its confirmation. */
  emailOf(userId: number): Promise<EmailState | null>;
  /** Waits for the confirmation of a new address. `taken` when it is somebody's, `unproven` if the password that was checked is not valid any more. */
  requestEmail(user: Proven, email: string): Promise<'taken' | 'unproven' | null>;
  /** Waits for no other address any more. */
  keepEmail(userId: number): Promise<void>;
}

export interface EmailState {
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly newEmail: string | null;
}

export interface Link {
  readonly userId: number;
  readonly purpose: LinkPurpose;
  readonly email: string;
}

/** How long links work, ms (D62). */
const life: Readonly<Record<LinkPurpose, number>> = {
  confirm_email: 3 * 24 * 3600 * 1000,
  change_email: 3 * 24 * 3600 * 1000,
  reset_password: 3600 * 1000,
};

export function identityStore(db: Kysely<Database>): IdentityStore {
  const usersOfLink = (from: Kysely<Database>, token: string) =>
    from
      .selectFrom('one_time_tokens as link')
      .innerJoin('users', 'users.id', 'link.user_id')
      .select(['users.id as userId', 'link.purpose', 'link.email', 'users.email as presentEmail', 'users.new_email as newEmail'])
      .where('link.token_sha256', '=', tokenHash(token))
      .where('link.expires_at', '>', new Date())
      .where(isActive);

  /** Links of an address that is no longer the user's do nothing. */
  async function find(from: Kysely<Database>, token: string, purposes: readonly LinkPurpose[]): Promise<Link | null> {
    const row = await usersOfLink(from, token).forUpdate().executeTakeFirst();
    if (!row || !purposes.includes(row.purpose)) return null;
    const { userId, purpose, email } = row;
    return email === (purpose === 'change_email' ? row.newEmail : row.presentEmail) ? { userId, purpose, email } : null;
  }

  const removeLinks = (from: Kysely<Database>, userId: number) =>
    from.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute();

  return {
    async addLink(userId, purpose) {
      const user = await db.selectFrom('users').select(['email', 'new_email']).where('id', '=', userId).where(isActive).executeTakeFirst();
      const email = purpose === 'change_email' ? user?.new_email : user?.email;
      if (!email) return null;
      const token = newToken();
      const now = new Date();
      await db
        .insertInto('one_time_tokens')
        .values({
          token_sha256: tokenHash(token),
          user_id: userId,
          purpose,
          email,
          created_at: now,
          expires_at: new Date(now.getTime() + life[purpose]),
        })
        .execute();
      return { token, email };
    },

    linkOf: (token, purposes) => db.transaction().execute((transaction) => find(transaction, token, purposes)),

    async confirmEmail(token) {
      try {
        return await db.transaction().execute(async (transaction) => {
          const link = await find(transaction, token, ['confirm_email', 'change_email']);
          if (!link) return null;
          const { userId, email, purpose } = link;
          const before = await transaction.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
          await transaction
            .updateTable('users')
            .set({ email, email_confirmed_at: new Date(), ...(purpose === 'change_email' && { new_email: null }) })
            .where('id', '=', userId)
            .execute();
          await addEvent(transaction, [userId], { kind: 'profile' });
          await reclaim(transaction, userId);
          if (purpose === 'change_email') {
            await removeLinks(transaction, userId);
            if (before?.email) await addJob(transaction, 'send_letter', { kind: 'email_changed', userId, formerEmail: before.email });
          } else await transaction.deleteFrom('one_time_tokens').where('token_sha256', '=', tokenHash(token)).execute();
          return link;
        });
      } catch (error) {
        if (isTakenError(error)) return 'taken';
        throw error;
      }
    },

    async resetPassword(token, passwordHash) {
      try {
        return await db.transaction().execute(async (transaction) => {
          const link = await find(transaction, token, ['reset_password']);
          if (!link) return null;
          const { userId, email } = link;
          await transaction
            .updateTable('users')
            // The reader of the letter owns the address. Somebody else may have asked for another one.
            .set({ password_hash: passwordHash, email_confirmed_at: sql`coalesce(email_confirmed_at, now())`, new_email: null })
            .where('id', '=', userId)
            .execute();
          await reclaim(transaction, userId);
          await endSessions(transaction, 'password_changed', { userId });
          await removeLinks(transaction, userId);
          await addJob(transaction, 'send_letter', { kind: 'password_changed', userId });
          return { userId, email };
        });
      } catch (error) {
        // The account had lost its claim, and somebody has registered with the address since the letter was sent.
        if (isTakenError(error)) return null;
        throw error;
      }
    },

    changePassword: (user, passwordHash, present) =>
      db.transaction().execute(async (transaction) => {
        if (!(await lockProvenUser(transaction, user))) return false;
        const { id } = user;
        await transaction.updateTable('users').set({ password_hash: passwordHash, new_email: null }).where('id', '=', id).execute();
        await endSessions(transaction, 'password_changed', { userId: id, except: present });
        await removeLinks(transaction, id);
        await addJob(transaction, 'send_letter', { kind: 'password_changed', userId: id });
        return true;
      }),

    async emailOf(userId) {
      const row = await db
        .selectFrom('users')
        .select(['email', 'email_confirmed_at', 'new_email as newEmail'])
        .where('id', '=', userId)
        .where(isActive)
        .executeTakeFirst();
      return row?.email ? { email: row.email, isConfirmed: row.email_confirmed_at !== null, newEmail: row.newEmail } : null;
    },

    requestEmail: (user, email) =>
      db.transaction().execute(async (transaction) => {
        if (!(await lockProvenUser(transaction, user))) return 'unproven';
        const holder = await transaction
          .selectFrom('users')
          .select('id')
          .where('email', '=', email)
          .where('deleted_at', 'is', null)
          .where('released_at', 'is', null)
          .executeTakeFirst();
        if (holder) return 'taken';
        await setNewEmail(transaction, user.id, email);
        await addJob(transaction, 'send_letter', { kind: 'change_email', userId: user.id });
        return null;
      }),

    keepEmail: (userId) => db.transaction().execute((transaction) => setNewEmail(transaction, userId, null)),
  };
}

async function setNewEmail(transaction: Transaction<Database>, userId: number, email: string | null): Promise<void> {
  await transaction.updateTable('users').set({ new_email: email }).where('id', '=', userId).execute();
  await transaction.deleteFrom('one_time_tokens').where('user_id', '=', userId).where('purpose', '=', 'change_email').execute();
}
