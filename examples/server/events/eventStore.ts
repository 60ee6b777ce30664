import { type Kysely, sql } from 'kysely';
import { type EventKind, eventKinds } from '../../../src/domain/events/liveEvent';
import type { Database } from '../database/schema';

export interface StoredEvent {
  readonly id: number;
  readonly userId: number;
  /** `sessions`: some of the user's may have ended. Never sent. */
  readonly kind: EventKind | 'sessions';
  /** The data as they are on the wire; totals are read when they are sent. */
  readonly data: object;
}

/** What a user has missed. */
export interface Missed {
  readonly events: readonly StoredEvent[];
  /** All events up to this id are among them, or were before. */
  readonly position: number;
  /** Some are gone or were never there: everything has to be asked for again. */
  readonly isGap: boolean;
  /** How long ago the newest of the user's events was written, totals apart, ms; null if none is left. */
  readonly newestAge: number | null;
}

export interface Batch {
  readonly events: readonly StoredEvent[];
  readonly position: number;
  readonly isMore: boolean;
}

/** Most events that one statement reads. */
const batchSize = 500;

/** Events in the order in which their transactions have committed. */
export interface EventStore {
  /** Returns the events of one user after this id; null: none, only where they are now. */
  missed(userId: number, after: number | null): Promise<Missed>;
  /** Returns the next events of these users, in order, and up to where they were read. */
  next(userIds: readonly number[], after: number): Promise<Batch>;
  /** Returns those of these tokens, by their hashes in hex, that are still signed in. */
  signedIn(tokens: readonly string[]): Promise<Set<string>>;
}

interface Row {
  readonly id: number;
  readonly user_id: number;
  readonly kind: string;
  readonly data: object;
}

interface MissedRow {
  readonly first: number | null;
  readonly last: number | null;
  readonly age: number | null;
  readonly events: readonly Row[];
}

export function eventStore(db: Kysely<Database>): EventStore {
  return {
    async missed(userId, after) {
      // One statement: what is committed after it has a higher id than all that it sees.
      const { rows } = await sql<MissedRow>`
        select (select min(id) from events) as first, (select max(id) from events) as last,
          (select (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 from events
            where user_id = ${userId} and id is not null and kind not in ('counters', 'sessions')
            order by id desc limit 1) as age,
          (select coalesce(json_agg(missed order by missed.id), '[]') from (
            select id, user_id, kind, data from events where user_id = ${userId} and id > ${after ?? Number.MAX_SAFE_INTEGER}
            order by id limit ${batchSize + 1}
          ) as missed) as events`.execute(db);
      const { first = null, last = null, age = null, events = [] } = rows[0] ?? {};
      const position = last ?? 0;
      // A clock may be set back.
      const newestAge = age === null ? null : Math.max(0, Math.floor(age));
      const isGap = after !== null && (after > position || after < (first ?? 1) - 1 || events.length > batchSize);
      return { events: isGap ? [] : events.flatMap(eventOf), position, isGap, newestAge };
    },

    async next(userIds, after) {
      const { rows } = await sql<{ readonly last: number | null; readonly events: readonly Row[] }>`
        select (select max(id) from events) as last,
          (select coalesce(json_agg(next order by next.id), '[]') from (
            select id, user_id, kind, data from events where id > ${after} and user_id = any(${userIds}::bigint[])
            order by id limit ${batchSize}
          ) as next) as events`.execute(db);
      const { last = null, events = [] } = rows[0] ?? {};
      const isMore = events.length === batchSize;
      return { events: events.flatMap(eventOf), position: (isMore ? events.at(-1)?.id : last) ?? after, isMore };
    },

    async signedIn(tokens) {
      const { rows } = await sql<{ readonly token: string }>`
        select encode(token_sha256, 'hex') as token from auth_tokens join users on users.id = user_id
        where token_sha256 = any(select decode(hash, 'hex') from unnest(${tokens}::text[]) as hash)
          and expires_at > now() and blocked_at is null and deleted_at is null`.execute(db);
      return new Set(rows.map(({ token }) => token));
    },
  };
}

/** A kind of a later release is left out. */
function eventOf({ id, user_id: userId, kind, data }: Row): StoredEvent[] {
  const known = kind === 'sessions' ? kind : eventKinds.find((name) => name === kind);
  return known ? [{ id, userId, kind: known, data }] : [];
}

/** Forgets what is older than a day. The newest one stays: it tells where the events are. */
export async function forgetEvents(db: Kysely<Database>): Promise<void> {
  await sql`delete from events where created_at < now() - interval '1 day' and id < (select max(id) from events)`.execute(db);
}
