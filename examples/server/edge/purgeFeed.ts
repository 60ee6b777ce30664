import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import { addJob } from '../jobs/addJob';
import { visibleToAll } from '../listings/visibleToAll';
import { listingKey, listingsKey, pictureKey } from './surrogateKeys';

/** Keys of one request. */
const batch = 100;
/** With more changes than these one key stands for all. */
const manyChanges = 5000;

/** Seconds, after which no instance takes a hidden picture for a public one any more (`pictures/pictureAccess`): it would be kept again. */
const hiddenAfter = 15;

const lock = sql`hashtextextended('kvartal purge feed', 0)`;

interface Position {
  readonly now: string;
  /** Null before the first run. */
  readonly seen: string | null;
  /** Changes since are still noted, and transactions count on from there: the database was not restored. */
  readonly isValid: boolean;
}

interface Keys {
  readonly keys: readonly string[];
  readonly hidden: readonly string[];
}

const nothing: Keys = { keys: [], hidden: [] };
const everything: Keys = { keys: [listingsKey], hidden: [] };

/**
 * Orders purges of what has changed since the last call: one instance at a time, in one transaction with the position, so that none is lost.
 * What has changed before the first call is not purged. Returns how many keys were ordered.
 */
export async function orderPurges(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lock}) as mine`.execute(transaction);
    if (!rows[0]?.mine) return 0;
    const position = await readPosition(transaction);
    const { keys, hidden } = await keysSince(transaction, position);
    await order(transaction, keys);
    await order(transaction, hidden, hiddenAfter);
    await sql`insert into purge_feed (seen) values (${position.now}::pg_snapshot)
      on conflict (is_single) do update set seen = excluded.seen, fed_at = now()`.execute(transaction);
    return keys.length + hidden.length;
  });
}

async function order(db: Kysely<Database>, keys: readonly string[], delaySeconds = 0): Promise<void> {
  for (let from = 0; from < keys.length; from += batch) {
    await addJob(db, 'purge_keys', { keys: keys.slice(from, from + batch) }, { delaySeconds });
  }
}

async function readPosition(db: Kysely<Database>): Promise<Position> {
  const { rows } = await sql<Position>`
    select pg_current_snapshot()::text as now, seen::text,
      coalesce(pg_snapshot_xmax(seen) <= pg_snapshot_xmax(pg_current_snapshot()) and fed_at > now() - interval '20 hours', false) as "isValid"
    from (select 1) as one left join purge_feed on true`.execute(db);
  const [position] = rows;
  if (!position) throw new Error('A statement with a left join has one row');
  return position;
}

/** Keys of listings that have changed between the two snapshots, and of the pictures of those that not everybody may see any more. */
async function keysSince(db: Kysely<Database>, { seen, now, isValid }: Position): Promise<Keys> {
  if (seen === null) return nothing;
  if (!isValid) return everything;
  const { rows } = await sql<{ id: number | null }>`
    select distinct listing_id as id from listing_changes
    where transaction >= pg_snapshot_xmin(${seen}::pg_snapshot) and not pg_visible_in_snapshot(transaction, ${seen}::pg_snapshot)
      and pg_visible_in_snapshot(transaction, ${now}::pg_snapshot)
    limit ${sql.lit(manyChanges + 1)}`.execute(db);
  if (rows.length > manyChanges || rows.some(({ id }) => id === null)) return everything;
  const ids = rows.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return nothing;
  const hidden = await db
    .selectFrom('photos')
    .innerJoin('listings', 'listings.id', 'photos.listing_id')
    .innerJoin('pictures', 'pictures.id', 'photos.picture_id')
    .select('pictures.hash')
    .distinct()
    .where('listings.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(sql<boolean>`not (${visibleToAll})`)
    .execute();
  return { keys: ids.map(listingKey), hidden: hidden.map(({ hash }) => pictureKey(hash)) };
}
