import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type ListingStatus, listingStatuses, optionById } from '../../../../src/domain/enumerations';
import { lockActiveUser } from '../../accounts/authentication';
import type { FeedRunState } from '../../database/feedTables';
import type { Database } from '../../database/schema';
import type { FileValidators } from '../readFeed';

/** A feed of an account. */
export interface Feed {
  readonly id: number;
  readonly userId: number;
}

/** A photo of an offer that was loaded before. */
export interface LoadedPhoto {
  readonly url: string;
  /** Of the picture. */
  readonly hash: string;
}

/** An offer that had a listing before this run. */
export interface KnownOffer {
  readonly rowId: number;
  readonly offerId: string;
  /** Null: it was removed for good. */
  readonly listingId: number | null;
  /** Hash of what was applied, in hexadecimal digits; null when something is to be tried again. */
  readonly content: string | null;
  readonly version: number;
  readonly moderatedPrice: number;
  readonly photos: readonly LoadedPhoto[];
  readonly archivedAt: Date | null;
  readonly refusedAt: Date | null;
  readonly status: ListingStatus | null;
  readonly isDeleted: boolean;
}

/** Runs that are kept of a feed. */
const keptRuns = 30;
/** Characters of an id that an index takes, whatever alphabet they are in. */
const longestId = 200;

/** Returns the id of an offer as it is stored: the end of a very long one is a hash. */
export function storedId(id: string): string {
  const text = id.replaceAll('\0', '');
  return text.length > longestId ? `${text.slice(0, longestId)}…${createHash('sha256').update(text).digest('hex')}` : text;
}

/** Finds the feed of this name, or begins one. Nothing is written if it is as it was. */
export async function openFeedOf(db: Kysely<Database>, userId: number, name: string, source: string): Promise<Feed> {
  const known = await db
    .selectFrom('feeds')
    .select(['id', 'source'])
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (known?.source === source) return { id: known.id, userId };
  return db.transaction().execute(async (transaction) => {
    // An account that is being closed gets no feed any more.
    await lockActiveUser(transaction, userId);
    const { id } = await transaction
      .insertInto('feeds')
      .values({ user_id: userId, name, source })
      .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ source, validators: null }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, userId };
  });
}

/** Runs `work` unless another process or call works on this feed. The database forgets the lock with the connection: a killed process leaves none. */
export async function withFeedLock<Result>(db: Kysely<Database>, feedId: number, work: () => Promise<Result>): Promise<Result | 'running'> {
  return db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${`kvartal feed ${feedId}`}, 0)`;
    const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${key}) as "isOurs"`.execute(connection);
    if (!rows[0]?.isOurs) return 'running';
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}

/** Returns the offers of a feed that have had a listing, by their stored ids. */
export async function knownOffers(db: Kysely<Database>, feedId: number): Promise<Map<string, KnownOffer>> {
  const rows = await db
    .selectFrom('feed_offers')
    .leftJoin('listings', 'listings.id', 'feed_offers.listing_id')
    .select(['feed_offers.id', 'offer_id', 'listing_id', 'content_sha256', 'feed_offers.version', 'moderated_price', 'photos'])
    .select(['archived_at', 'refused_at', 'status', 'is_deleted'])
    .where('feed_id', '=', feedId)
    .execute();
  return new Map(
    rows.map((row) => [
      row.offer_id,
      {
        rowId: row.id,
        offerId: row.offer_id,
        listingId: row.listing_id,
        content: row.content_sha256?.toString('hex') ?? null,
        version: row.version,
        moderatedPrice: row.moderated_price,
        photos: row.photos as LoadedPhoto[],
        archivedAt: row.archived_at,
        refusedAt: row.refused_at,
        status: row.status === null ? null : (optionById(listingStatuses, row.status)?.key ?? null),
        isDeleted: row.is_deleted === true,
      },
    ]),
  );
}

/** Returns the validators of the file whose offers were all applied; null if the next one has to be read. */
export async function knownValidators(db: Kysely<Database>, feedId: number): Promise<FileValidators | null> {
  const { validators } = await db.selectFrom('feeds').select('validators').where('id', '=', feedId).executeTakeFirstOrThrow();
  return validators as FileValidators | null;
}

/** Keeps the validators of a file that was applied, unless an offer of it is to be tried again. */
export async function keepValidators(db: Kysely<Database>, feedId: number, validators: FileValidators | null): Promise<void> {
  const isOpen = sql<boolean>`exists (select from feed_offers where feed_id = ${feedId} and content_sha256 is null)`;
  const next = sql<unknown>`case when ${isOpen} then null else ${validators && JSON.stringify(validators)}::jsonb end`;
  await db.updateTable('feeds').set({ validators: next }).where('id', '=', feedId).where('validators', 'is distinct from', next).execute();
}

/** Begins the record of a run. Those that were under way before have lost their process: the caller has the lock. */
export async function beginRun(db: Kysely<Database>, feedId: number): Promise<number> {
  await db
    .updateTable('feed_runs')
    .set({ state: 'interrupted', ended_at: sql<Date>`now()` })
    .where('feed_id', '=', feedId)
    .where('state', '=', 'running')
    .execute();
  const { id } = await db.insertInto('feed_runs').values({ feed_id: feedId, state: 'running' }).returning('id').executeTakeFirstOrThrow();
  await db
    .deleteFrom('feed_runs')
    .where('feed_id', '=', feedId)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('feed_runs').select('id').where('feed_id', '=', feedId).orderBy('id', 'desc').offset(keptRuns),
    )
    .execute();
  return id;
}

/** What is kept of a run. */
export interface EndedRun {
  readonly state: FeedRunState;
  readonly totals?: object;
  readonly problem?: string | null;
  /** What happened to each offer that is not unchanged. */
  readonly offers?: readonly object[];
}

export async function endRun(db: Kysely<Database>, runId: number, { state, totals, problem = null, offers = [] }: EndedRun): Promise<void> {
  await db
    .updateTable('feed_runs')
    .set({
      state,
      ended_at: sql<Date>`now()`,
      totals: totals === undefined ? null : JSON.stringify(totals),
      problem,
      offers: JSON.stringify(offers),
    })
    .where('id', '=', runId)
    .execute();
}
