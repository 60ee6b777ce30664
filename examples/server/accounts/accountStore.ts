import { type Kysely, sql } from 'kysely';
import type { User } from '../../../src/domain/account/user';
import { type UserRole, userRoles } from '../../../src/domain/account/userRole';
import type { RegistrationValues } from '../../../src/domain/forms/schemas/registration.schema';
import type { ModeratorFactor } from '../config/moderationSettings';
import type { Database } from '../database/schema';
import { addJob } from '../jobs/addJob';
import { avatarPath } from '../pictures/pictureStore';
import { isActive, lockProvenUser, type RequestUser } from './authentication';
import { reclaim } from './claims';
import { secondFactorStore } from './factor/secondFactorStore';
import { type EndedSession, endOf, endSessions, forgetEnds } from './sessionStore';
import { isTakenError } from './takenError';
import { expiryOf, lastUsedInterval, tokensPerUser } from './tokens';

export type NewUser = Pick<RegistrationValues, 'firstName' | 'lastName' | 'phone' | 'email'> & {
  readonly passwordHash: string;
  /** The second consent, where the form asks for it. */
  readonly dataAgreed: boolean;
};
export type TakenField = 'email' | 'phone';

export interface Credentials {
  readonly id: number;
  readonly passwordHash: string | null;
  /** Why the account is blocked; null if it is not. */
  readonly blocked: string | null;
}

export interface NewToken {
  readonly hash: Buffer;
  readonly userAgent: string;
  /** What the password was compared with. */
  readonly passwordHash: string;
  /** A code of the second factor was given. Without one no session begins once it is on. */
  readonly isFactorProven?: boolean;
}

export interface AccountStoreOptions {
  /** A moderator without a second factor is an ordinary user. */
  readonly moderatorFactor?: ModeratorFactor;
}

/** Accounts and tokens in the database. Blocked and deleted users count as absent. */
export interface AccountStore {
  /** `email` in lower case. Of several accounts, the one with a claim to it. Blocked ones have a reason. */
  credentialsOf(email: string): Promise<Credentials | null>;
  /** Null for a user without one. */
  passwordOf(id: number): Promise<string | null>;
  /** A password was given: an account that had lost its claim to e-mail and phone has it again. */
  signedIn(id: number): Promise<void>;
  profileOf(id: number): Promise<User | null>;
  /** Whether the role is given, also to one who has to set up a second factor first. */
  isModerator(id: number): Promise<boolean>;
  taken(email: string, phone: string): Promise<TakenField[]>;
  /** Returns the user, or the fields that are already taken. A letter is ordered in the same transaction. */
  add(user: NewUser, termsVersion: string): Promise<User | TakenField[]>;
  /** Returns false, and adds none, if `passwordHash` is not the user's any more: it was checked before. */
  addToken(userId: number, token: NewToken): Promise<boolean>;
  /** Returns the user of a valid token and extends its expiry. */
  userOfToken(hash: Buffer): Promise<RequestUser | null>;
  removeToken(hash: Buffer): Promise<void>;
  /** Why a token is valid no longer; null if nothing is known. */
  endOf(hash: Buffer): Promise<EndedSession | null>;
  /** Removes expired tokens, links and rate limits. */
  removeExpired(): Promise<void>;
}

const profile = ['id', 'first_name', 'last_name', 'phone', 'email', 'avatar_hash', 'role'] as const;

export function accountStore(db: Kysely<Database>, { moderatorFactor = 'off' }: AccountStoreOptions = {}): AccountStore {
  const isBarred = barred(moderatorFactor);
  return {
    async credentialsOf(email) {
      const row = await db
        .selectFrom('users')
        .select(['id', 'password_hash', 'blocked_at', 'blocked_reason'])
        .where('email', '=', email)
        .where('deleted_at', 'is', null)
        .orderBy('released_at', (order) => order.desc().nullsFirst())
        .limit(1)
        .executeTakeFirst();
      return row ? { id: row.id, passwordHash: row.password_hash, blocked: row.blocked_at && (row.blocked_reason ?? '') } : null;
    },

    async passwordOf(id) {
      const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).where(isActive).executeTakeFirst();
      return row?.password_hash ?? null;
    },

    async signedIn(id) {
      await db.updateTable('users').set({ signed_in_at: new Date() }).where('id', '=', id).execute();
      try {
        await reclaim(db, id);
      } catch (error) {
        // Somebody has registered with the e-mail in the same moment.
        if (!isTakenError(error)) throw error;
      }
    },

    async profileOf(id) {
      const row = await db
        .selectFrom('users')
        .select(profile)
        .select(isBarred.as('is_barred'))
        .where('id', '=', id)
        .where(isActive)
        .executeTakeFirst();
      return row ? toUser(row) : null;
    },

    async isModerator(id) {
      const row = await db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst();
      return row ? roleOf(row.role) === 'moderator' : false;
    },

    async taken(email, phone) {
      const rows = await db
        .selectFrom('users')
        .select(['email', 'phone'])
        .where((where) => where.or([where('email', '=', email), where('phone', '=', phone)]))
        .where('deleted_at', 'is', null)
        .where('released_at', 'is', null)
        .execute();
      return [
        ...(rows.some((row) => row.email === email) ? ['email' as const] : []),
        ...(rows.some((row) => row.phone === phone) ? ['phone' as const] : []),
      ];
    },

    async add({ firstName, lastName, phone, email, passwordHash, dataAgreed }, termsVersion) {
      const now = new Date();
      const values = {
        email,
        phone,
        first_name: firstName,
        last_name: lastName,
        password_hash: passwordHash,
        terms_version: termsVersion,
        terms_agreed_at: now,
        personal_data_agreed_at: dataAgreed ? now : null,
      };
      const added = await db.transaction().execute(async (transaction) => {
        const insert = transaction.insertInto('users').values(values);
        const row = await insert
          .onConflict((conflict) => conflict.doNothing())
          .returning(profile)
          .executeTakeFirst();
        const user = row ? toUser(row) : null;
        if (user) await addJob(transaction, 'send_letter', { kind: 'welcome', userId: user.id });
        return user;
      });
      return added ?? this.taken(email, phone);
    },

    addToken: (userId, { hash, userAgent, passwordHash, isFactorProven = false }) =>
      db.transaction().execute(async (transaction) => {
        // One after another: a new password waits for this token, and then ends its session.
        if (!(await lockProvenUser(transaction, { id: userId, passwordHash }))) return false;
        // It may have been turned on since the sign-in began.
        if (!isFactorProven && (await secondFactorStore(transaction).isOn(userId))) return false;
        const now = new Date();
        const values = { created_at: now, last_used_at: now, expires_at: expiryOf(now, now) };
        await transaction
          .insertInto('auth_tokens')
          .values({ user_id: userId, token_sha256: hash, user_agent: userAgent, ...values })
          .execute();
        const newestFirst = transaction
          .selectFrom('auth_tokens')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('last_used_at', 'desc');
        await transaction.deleteFrom('auth_tokens').where('id', 'in', newestFirst.orderBy('id', 'desc').offset(tokensPerUser)).execute();
        return true;
      }),

    async userOfToken(hash) {
      const now = new Date();
      const row = await db
        .selectFrom('auth_tokens')
        .innerJoin('users', 'users.id', 'auth_tokens.user_id')
        .select(['auth_tokens.id', 'user_id', 'users.role', 'auth_tokens.created_at', 'last_used_at'])
        .select(isBarred.as('is_barred'))
        .where('token_sha256', '=', hash)
        .where('expires_at', '>', now)
        .where(isActive)
        .executeTakeFirst();
      if (!row) return null;
      const staleBefore = new Date(now.getTime() - lastUsedInterval);
      if (row.last_used_at <= staleBefore) {
        await db
          .updateTable('auth_tokens')
          .set({ last_used_at: now, expires_at: expiryOf(row.created_at, now) })
          .where('id', '=', row.id)
          // Only one of several concurrent requests writes.
          .where('last_used_at', '<=', staleBefore)
          .execute();
      }
      return { id: row.user_id, role: row.is_barred ? 'user' : roleOf(row.role) };
    },

    async removeToken(hash) {
      const session = db.selectFrom('auth_tokens').select(['id', 'user_id']).where('token_sha256', '=', hash);
      const found = await session.executeTakeFirst();
      // Another tab of this device is told nothing: its person has signed out.
      if (found) await endSessions(db, 'signed_out', { userId: found.user_id, id: found.id });
    },

    endOf: (hash) => endOf(db, hash),

    async removeExpired() {
      await db.deleteFrom('auth_tokens').where('expires_at', '<=', new Date()).execute();
      await forgetEnds(db);
      await db.deleteFrom('one_time_tokens').where('expires_at', '<=', new Date()).execute();
      await db.deleteFrom('rate_limits').where('expire', '<=', Date.now()).execute();
    },
  };
}

interface UserRow {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly avatar_hash: string | null;
  readonly role: number;
  /** Absent for a new user. */
  readonly is_barred?: boolean;
}

/** A condition on `users`: has no second factor, though the settings of the server require one of moderators. */
const barred = (moderatorFactor: ModeratorFactor) =>
  moderatorFactor === 'off'
    ? sql<boolean>`false`
    : sql<boolean>`not exists (select from second_factors f where f.user_id = users.id and f.confirmed_at is not null)`;

const roleOf = (stored: number): UserRole => userRoles.find(({ id }) => id === stored)?.key ?? 'user';

function toUser({ id, first_name, last_name, avatar_hash, phone, email, role, is_barred }: UserRow): User {
  const user = { id, firstName: first_name, lastName: last_name, avatar: avatarPath(avatar_hash), phone: phone ?? '', email: email ?? '' };
  return roleOf(role) === 'moderator' && !is_barred ? { ...user, isModerator: true } : user;
}
