import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';

/** Returns the photos of a listing, also those that were removed within a day, by the hashes of their pictures. */
export async function ownedPhotos(db: Kysely<Database>, listingId: number): Promise<Map<string, number>> {
  const shown = db.selectFrom('photos').select(['id', 'picture_id', 'listing_id']);
  const removed = db.selectFrom('removed_photos').select(['id', 'picture_id', 'listing_id']);
  const rows = await db
    .selectFrom(removed.unionAll(shown).as('photo'))
    .innerJoin('pictures', 'pictures.id', 'photo.picture_id')
    .select(['photo.id', 'hash'])
    .where('photo.listing_id', '=', listingId)
    .execute();
  return new Map(rows.map(({ id, hash }) => [hash, id]));
}
