import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { Side } from '../engine/engineQueries';
import { IndexProblem } from '../searchIndex';

/** What of the index PostgreSQL has to answer for. */
interface Unfed {
  readonly side: Side;
  /** Listings that have changed, whatever of it is in the index. */
  readonly ids: readonly number[];
}

/** The index as the feed knows it. */
export interface FeedState {
  readonly side: Side;
  readonly build: number;
  readonly pass: number;
  /** It was filled from this database, recently enough for all changes since to be noted still. */
  readonly isValid: boolean;
  /** Seconds since something was written down last. */
  readonly age: number;
}

export interface Changes {
  /** A snapshot that has seen all of them. */
  readonly now: string;
  readonly ids: readonly number[];
  /** Everything was replaced. */
  readonly isAll: boolean;
}

/** With more changes than these a search takes too long to answer from both. */
export const manyUnfed = 100;
/** With more it is sooner built again than followed. */
const manyChanges = 20_000;

/**
 * A snapshot of earlier transactions than those it is compared with, of another table, or of nearly a day ago, when changes are forgotten, says
 * nothing.
 */
const isValid = sql<boolean>`(source = 'listing_search'::regclass::oid
  and pg_snapshot_xmax(seen) <= pg_snapshot_xmax(pg_current_snapshot()) and fed_at > now() - interval '20 hours')`;

/** Stands for all listings among ids. */
const everything = 0;

/** Changes that a snapshot has not seen. */
const changesAfter = (seen: RawBuilder<unknown>, most: number) => sql`(
  select distinct coalesce(listing_id, ${sql.lit(everything)}) as listing_id from listing_changes
  where transaction >= pg_snapshot_xmin(${seen}) and not pg_visible_in_snapshot(transaction, ${seen}) limit ${sql.lit(most + 1)})`;

/** @throws IndexProblem when the index cannot be asked */
export async function readUnfed(db: Kysely<Database>): Promise<Unfed> {
  const { rows } = await sql<{ side: Side; isValid: boolean; ids: number[] }>`
    select side, ${isValid} as "isValid",
      array(select listing_id from ${changesAfter(sql.ref('search_feed.seen'), manyUnfed)} as unfed) as ids
    from search_feed`.execute(db);
  const [state] = rows;
  if (!state?.isValid) throw new IndexProblem('unbuilt', 'The index was not filled from this database');
  const { side, ids } = state;
  if (ids.length > manyUnfed || ids.includes(everything)) throw new IndexProblem('behind', 'Too much has changed');
  return { side, ids };
}

export async function readState(db: Kysely<Database>): Promise<FeedState | null> {
  const { rows } = await sql<FeedState>`
    select side, build, pass, ${isValid} as "isValid", extract(epoch from now() - fed_at)::float8 as age from search_feed`.execute(db);
  return rows[0] ?? null;
}

/** Returns what transactions have changed that a snapshot has not seen. @param since null for the snapshot of the index */
export async function readChanges(db: Kysely<Database>, since: string | null): Promise<Changes> {
  const seen = since === null ? sql`(select seen from search_feed)` : sql`${since}::pg_snapshot`;
  const { rows } = await sql<{ now: string; ids: number[] }>`
    select pg_current_snapshot()::text as now, array(select listing_id from ${changesAfter(seen, manyChanges)} as changed) as ids`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A statement without a source has one row');
  const { now, ids } = row;
  return { now, ids, isAll: ids.length > manyChanges || ids.includes(everything) };
}

/** Writes down what the index has now. */
export async function recordPass(db: Kysely<Database>, { build, pass }: Pick<FeedState, 'build' | 'pass'>, seen: string): Promise<void> {
  await sql`update search_feed set pass = ${pass}, seen = ${seen}::pg_snapshot, fed_at = now() where build = ${build}`.execute(db);
}

/** From now on searches ask the other side. */
export async function switchTo(
  db: Kysely<Database>,
  { side, build, pass }: Omit<FeedState, 'isValid' | 'age'>,
  seen: string,
): Promise<void> {
  await sql`
    insert into search_feed (side, build, pass, seen, source)
    values (${side}, ${build}, ${pass}, ${seen}::pg_snapshot, 'listing_search'::regclass::oid)
    on conflict (is_single) do update set side = excluded.side, build = excluded.build, pass = excluded.pass, seen = excluded.seen,
      source = excluded.source, fed_at = now(), switched_at = now()`.execute(db);
}

/** Has listings looked at again: the index has them, and they are not public. */
export async function noteUnknown(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  await sql`insert into listing_changes (listing_id)
    select asked.id from unnest(${ids}::bigint[]) as asked (id)
    where not exists (select from listing_search where listing_search.id = asked.id)`.execute(db);
}

/** How much is not in the index yet, and for how many seconds the oldest of it; null without an index. */
export async function readLag(db: Kysely<Database>): Promise<{ readonly waiting: number; readonly seconds: number } | null> {
  const { rows } = await sql<{ waiting: number; seconds: number }>`
    select count(distinct listing_id)::int as waiting, coalesce(extract(epoch from clock_timestamp() - min(changed_at)), 0)::float8 as seconds
    from search_feed left join listing_changes
      on transaction >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(transaction, seen)
    group by build`.execute(db);
  return rows[0] ?? null;
}
