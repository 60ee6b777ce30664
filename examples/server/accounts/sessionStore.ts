import { type Kysely, sql } from 'kysely';
import type { SessionEnd } from '../../../src/domain/account/sessionEnd';
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
    end: async (userId, id) => (await endSessions(db, 'ended_elsewhere', { userId, id })) > 0,
    async endOthers(userId, present) {
      await endSessions(db, 'ended_elsewhere', { userId, except: present });
    },
  };
}

/** Which sessions of a user: one, all but one, or all. */
interface Ending {
  readonly userId: number;
  readonly id?: number;
  readonly except?: Buffer;
}

/** Ends sessions, and keeps why: their devices ask with the token that they still have. Returns how many have ended. */
export async function endSessions(db: Kysely<Database>, reason: SessionEnd, { userId, id, except }: Ending): Promise<number> {
  const { rows } = await sql`with ended as (
      delete from auth_tokens where user_id = ${userId} ${id === undefined ? sql`` : sql`and id = ${id}`}
        ${except ? sql`and token_sha256 != ${except}` : sql``}
      returning token_sha256, user_id
    )
    insert into ended_sessions (token_sha256, user_id, reason) select token_sha256, user_id, ${reason} from ended
    returning user_id`.execute(db);
  return rows.length;
}

/** Why a session has ended, with the reason of a block that still holds. */
export interface EndedSession {
  readonly reason: SessionEnd;
  /** Null for an account that is not blocked. */
  readonly blocked: string | null;
}

/** Null where nothing is known: the token has expired, or never was one. */
export async function endOf(db: Kysely<Database>, tokenHash: Buffer): Promise<EndedSession | null> {
  const row = await db
    .selectFrom('ended_sessions')
    .innerJoin('users', 'users.id', 'ended_sessions.user_id')
    .select(['reason', 'blocked_at', 'blocked_reason'])
    .where('token_sha256', '=', tokenHash)
    .executeTakeFirst();
  return row ? { reason: row.reason, blocked: row.blocked_at && (row.blocked_reason ?? '') } : null;
}

/** A device that has not asked for so long learns only that it has to sign in, days. */
const endKept = 30;

export async function forgetEnds(db: Kysely<Database>): Promise<void> {
  await sql`delete from ended_sessions where ended_at < now() - make_interval(days => ${endKept})`.execute(db);
}
