import { sql, type Transaction } from 'kysely';
import { type ListingStatus, listingStatuses, optionByKey } from '../../../src/domain/enumerations';
import type { Database } from '../database/schema';
import { moscowDay } from '../views/moscowDay';

/** How many seeded listings the demo account takes over, by status. */
const taken: Readonly<Record<ListingStatus, number>> = { active: 3, moderation: 1, rejected: 1, archived: 1 };
const hour = 3600 * 1000;

/**
 * Gives the demo account listings in every status, with views and notifications, so that a newcomer sees a full account at once. They are seeded
 * ones, which change their owner; of the active ones the oldest, which no list begins with.
 */
export async function addDemoListings(transaction: Transaction<Database>, ownerId: number): Promise<void> {
  const now = new Date();
  const byStatus = new Map<ListingStatus, readonly number[]>();
  for (const { key } of listingStatuses) byStatus.set(key, await takeOver(transaction, ownerId, key));
  const [first, second, third] = byStatus.get('active') ?? [];
  const [rejected] = byStatus.get('rejected') ?? [];
  const [archived] = byStatus.get('archived') ?? [];
  for (const [index, id] of [...byStatus.values()].flat().entries()) {
    if (!byStatus.get('moderation')?.includes(id)) await addViews(transaction, id, index, now, !byStatus.get('active')?.includes(id));
  }
  if (rejected !== undefined) {
    await transaction
      .insertInto('listing_events')
      .values({
        listing_id: rejected,
        actor_id: null,
        from_status: optionByKey(listingStatuses, 'moderation').id,
        to_status: optionByKey(listingStatuses, 'rejected').id,
        version: 1,
        reason_code: 'bad_photos',
        field: 'files',
        comment: 'На фото виден водяной знак. Замените снимки и отправьте снова.',
      })
      .execute();
  }
  const [foreign, another] = await listingsOfOthers(transaction, ownerId, 'active');
  const [upheld] = await listingsOfOthers(transaction, ownerId, 'rejected');
  // More than one page of them.
  const told = [
    { listing_id: archived, kind: 'approved', hours: 1900, is_new: false },
    { listing_id: another, kind: 'complaintDismissed', hours: 1650, is_new: false },
    { listing_id: third, kind: 'rejected', reason_code: 'price', hours: 1400, is_new: false },
    { listing_id: third, kind: 'approved', hours: 1300, is_new: false },
    { listing_id: first, kind: 'rejected', reason_code: 'bad_photos', hours: 950, is_new: false },
    { listing_id: second, kind: 'approved', hours: 700, is_new: false },
    { listing_id: upheld, kind: 'complaintUpheld', hours: 310, is_new: false },
    { listing_id: archived, kind: 'archived', hours: 200, is_new: false },
    { listing_id: foreign, kind: 'complaintDismissed', hours: 80, is_new: false },
    { listing_id: rejected, kind: 'rejected', reason_code: 'bad_photos', hours: 26, is_new: true },
    { listing_id: first, kind: 'approved', hours: 3, is_new: true },
  ].flatMap(({ listing_id, hours, reason_code = null, ...rest }) =>
    listing_id === undefined
      ? []
      : [{ ...rest, listing_id, reason_code, user_id: ownerId, created_at: new Date(now.getTime() - hours * hour) }],
  );
  if (told.length > 0) await transaction.insertInto('notifications').values(told).execute();
}

async function takeOver(transaction: Transaction<Database>, ownerId: number, status: ListingStatus): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update listings set owner_id = ${ownerId} where id = any(array(
      select id from listings
      where status = ${optionByKey(listingStatuses, status).id} and not is_deleted
        and exists (select 1 from photos where photos.listing_id = listings.id)
      order by published_at, id limit ${taken[status]}))
    returning id`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  await transaction
    .updateTable('moderation_queue')
    .set({ owner_id: ownerId })
    .where('listing_id', 'in', [0, ...ids])
    .execute();
  return ids;
}

/** A month of views; none today for what nobody can open. The same numbers for everybody. */
async function addViews(transaction: Transaction<Database>, id: number, index: number, now: Date, isOver: boolean): Promise<void> {
  const days = Array.from({ length: 30 }, (_, ago) => ({
    listing_id: id,
    day: moscowDay(new Date(now.getTime() - ago * 24 * hour)),
    full_views: isOver && ago < 12 ? 0 : 3 + ((index * 7 + ago * 5) % 11),
  })).filter(({ full_views }) => full_views > 0);
  const full_total = days.reduce((sum, { full_views }) => sum + full_views, 0);
  await transaction.insertInto('listing_views_daily').values(days).execute();
  await transaction
    .insertInto('listing_views')
    .values({ listing_id: id, shown: full_total * 9 + index * 137, full_total })
    .execute();
}

async function listingsOfOthers(transaction: Transaction<Database>, ownerId: number, status: ListingStatus): Promise<readonly number[]> {
  const rows = await transaction
    .selectFrom('listings')
    .select('id')
    .where('status', '=', optionByKey(listingStatuses, status).id)
    .where('is_deleted', '=', false)
    .where('owner_id', '!=', ownerId)
    .orderBy('id')
    .limit(2)
    .execute();
  return rows.map(({ id }) => id);
}
