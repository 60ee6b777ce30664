import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';

/** A device on which a user is signed in. */
export interface Session {
  readonly id: number;
  readonly createdAt: Date;
  /** A minute late at most. */
  readonly lastUsedAt: Date;
  /** The `User-Agent` of the browser that signed in; may be empty. */
  readonly userAgent: string;
  /** The one that asks. */
  readonly isPresent: boolean;
}

export interface SessionStore {
  /** Returns the user's sessions, the latest used first. */
  list(userId: number, present: Buffer): Promise<Session[]>;
  /** Returns false if the user has no such session. */
  end(userId: number, id: number): Promise<boolean>;
  endOthers(userId: number, present: Buffer): Promise<void>;
}

export function sessionStore(db: Kysely<Database>): SessionStore {
  return {
    async list(userId, present) {
      const rows = await db
        .selectFrom('auth_tokens')
        .select(['id', 'token_sha256', 'created_at', 'last_used_at', 'user_agent'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', new Date())
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
        userAgent: row.user_agent,
        isPresent: row.token_sha256.equals(present),
      }));
    },
    async end(userId, id) {
      const { numDeletedRows } = await db.deleteFrom('auth_tokens').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async endOthers(userId, present) {
      await db.deleteFrom('auth_tokens').where('user_id', '=', userId).where('token_sha256', '!=', present).execute();
    },
  };
}
