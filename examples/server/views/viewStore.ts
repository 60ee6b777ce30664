import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import { daysBefore } from './moscowDay';
import type { ViewBatchRow } from './viewCounter';

/** Days shown on a page, today included. */
export const viewedDays = 30;
/** Rows deleted by one statement: few enough not to block others. */
const removedAtOnce = 5000;

/**
 * Adds a batch, in one transaction. Listings that no longer exist are left out.
 * Ordered by id, so that several instances cannot deadlock.
 */
export async function writeViews(db: Kysely<Database>, rows: readonly ViewBatchRow[]): Promise<void> {
  const ids = rows.map((row) => row.listingId);
  const column = (key: 'shown' | 'full') => rows.map((row) => row[key]);
  const days = rows.map((row) => row.day);
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into listing_views as known (listing_id, shown, full_total)
      select listings.id, sum(shown), sum(full_views)
      from unnest(${ids}::bigint[], ${column('shown')}::integer[], ${column('full')}::integer[]) as batch (id, shown, full_views)
      join listings on listings.id = batch.id group by listings.id order by listings.id
      on conflict (listing_id) do update
      set shown = greatest(known.shown + excluded.shown, 0), full_total = greatest(known.full_total + excluded.full_total, 0)`.execute(
      transaction,
    );
    await sql`
      insert into listing_views_daily as known (listing_id, day, full_views)
      select listings.id, batch.day, batch.full_views
      from unnest(${ids}::bigint[], ${days}::date[], ${column('full')}::integer[]) as batch (id, day, full_views)
      join listings on listings.id = batch.id where batch.full_views <> 0 order by listings.id, batch.day
      on conflict (listing_id, day) do update set full_views = greatest(known.full_views + excluded.full_views, 0)`.execute(transaction);
  });
}

/** Deletes days that no page shows any more. */
export async function forgetViews(db: Kysely<Database>, today: string): Promise<void> {
  const last = daysBefore(today, viewedDays + 1);
  for (let removed = removedAtOnce; removed >= removedAtOnce; ) {
    const { numAffectedRows } = await sql`
      delete from listing_views_daily where ctid = any(array(
        select ctid from listing_views_daily where day < ${last}::date limit ${removedAtOnce}))`.execute(db);
    removed = Number(numAffectedRows ?? 0);
  }
}
