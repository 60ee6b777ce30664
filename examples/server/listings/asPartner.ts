import type { Kysely } from 'kysely';
import type { ListingDetails } from '../../../src/domain/listing/listingDetails';
import type { ListingViewer } from '../../../src/domain/listing/permissions/listingRole';
import { listingView } from '../../../src/domain/listing/permissions/listingView';
import type { Database } from '../database/schema';

/** Returns the viewer with whether they have a chat about the listing (D42). Asks only where that makes a difference. */
export async function asPartner(
  db: Kysely<Database>,
  listing: ListingDetails,
  viewer: ListingViewer | null,
): Promise<ListingViewer | null> {
  if (viewer?.id == null || listingView(listing, 'partner') === listingView(listing, 'user')) return viewer;
  const chat = await db
    .selectFrom('chats')
    .select('id')
    .where('listing_id', '=', listing.id)
    .where('buyer_id', '=', viewer.id)
    .executeTakeFirst();
  return { ...viewer, isPartner: chat !== undefined };
}
