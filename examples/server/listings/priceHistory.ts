import type { Kysely } from 'kysely';
import { longestHistory, type PriceStep } from '../../../src/domain/price/priceHistory';
import type { Database } from '../database/schema';

/** Returns the newest prices that everybody has seen of a listing, the oldest of them first. */
export async function priceHistoryOf(db: Kysely<Database>, listingId: number): Promise<PriceStep[]> {
  const rows = await db
    .selectFrom('listing_prices')
    .select(['price', 'since'])
    .where('listing_id', '=', listingId)
    .orderBy('since', 'desc')
    .limit(longestHistory)
    .execute();
  return rows.reverse();
}
