import { type Kysely, sql } from 'kysely';
import { listingRealtyTypes, listingStatuses, optionById, tradeTypes } from '../../../src/domain/enumerations';
import type { Database } from '../database/schema';
import { mediaPath } from '../pictures/pictureStore';

/** Returns what the server knows of a user, for a file of theirs. Nothing of it is about anybody else. */
export async function ownDataOf(db: Kysely<Database>, userId: number): Promise<object> {
  const profile = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'phone', 'email', 'email_confirmed_at', 'new_email', 'created_at', 'signed_in_at'])
    .select(['terms_version', 'terms_agreed_at', 'personal_data_agreed_at', 'letters_off'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const listings = await db
    .selectFrom('listings')
    .innerJoin('addresses', 'addresses.id', 'listings.address_id')
    .select(['listings.id', 'trade_type', 'realty_type', 'status', 'published_at', 'price', 'area', 'rooms', 'floor', 'floors'])
    .select(['deposit', 'commission', 'year_built', 'description', 'addresses.label as address'])
    .where('owner_id', '=', userId)
    // What was deleted is on its way out.
    .where('is_deleted', '=', false)
    .orderBy('listings.id')
    .execute();
  const photos = await db
    .selectFrom('photos')
    .innerJoin('listings', 'listings.id', 'photos.listing_id')
    .innerJoin('pictures', 'pictures.id', 'photos.picture_id')
    .select(['listing_id', 'hash', 'widths'])
    .where('owner_id', '=', userId)
    .orderBy('position')
    .execute();
  const notifications = await db
    .selectFrom('notifications')
    .select(['id', 'listing_id', 'kind', 'reason_code', 'is_new', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const complaints = await db
    .selectFrom('complaints')
    .select(['id', 'listing_id', 'description', 'created_at', 'outcome'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const sessions = await db
    .selectFrom('auth_tokens')
    .select(['id', 'created_at', 'last_used_at', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id')
    .execute();
  return {
    profile,
    listings: listings.map(({ trade_type, realty_type, status, area, ...listing }) => ({
      ...listing,
      trade_type: optionById(tradeTypes, trade_type)?.wire,
      realty_type: optionById(listingRealtyTypes, realty_type)?.wire,
      status: optionById(listingStatuses, status)?.wire,
      area: area === null ? null : area / 100,
      photos: photos
        .filter(({ listing_id }) => listing_id === listing.id)
        .map(({ hash, widths }) => mediaPath(hash, widths.at(-1) ?? 0, 'jpg')),
    })),
    notifications,
    complaints,
    sessions,
  };
}
