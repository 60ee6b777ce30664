import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema';
import { detailColumns, listingColumns } from '../listingColumns';

/**
 * Keeps what visitors have seen before an edit replaces it, so that a moderator reads only what changed. Nothing is kept of a version that was
 * never approved: the one before it stays.
 */
export async function saveApprovedVersion(transaction: Transaction<Database>, listingId: number, version: number): Promise<void> {
  const row = await transaction
    .selectFrom('listings')
    .innerJoin('addresses', 'addresses.id', 'listings.address_id')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .select(listingColumns)
    .select(detailColumns)
    .where('listings.id', '=', listingId)
    .where(isApproved(version))
    .executeTakeFirst();
  if (!row) return;
  const content = sql`${JSON.stringify(row)}::jsonb`;
  await transaction
    .insertInto('approved_listings')
    .values({ listing_id: listingId, version, content })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet({ version, content }))
    .execute();
}

/** Listings that are older than the history were published as they are. */
export const isApproved = (version: unknown) => sql<boolean>`(
  exists (select from listing_events e where e.listing_id = listings.id and e.to_status = 1 and e.version = ${version})
  or (listings.version = 1 and listings.published_at is not null
    and not exists (select from listing_events e where e.listing_id = listings.id and e.from_status is null)))`;
