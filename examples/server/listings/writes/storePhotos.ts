import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema';
import type { Picture } from '../../pictures/library';
import { claimUploads } from '../../pictures/uploadJournal';

/** A photo of a form: one that the listing has or had, or a new one. */
export type PhotoEntry = { readonly id: number } | { readonly picture: Picture };

/** The photos of a listing before a change. */
export type KnownPhotos = Awaited<ReturnType<typeof photosOf>>;

/** Photos that a listing has, and those that it had until a day ago (D44), by id. */
export async function photosOf(db: Transaction<Database>, listingId: number) {
  const columns = ['id', 'picture_id', 'alt'] as const;
  const shown = await db.selectFrom('photos').select(columns).where('listing_id', '=', listingId).orderBy('position').execute();
  const removed = await db.selectFrom('removed_photos').select(columns).where('listing_id', '=', listingId).execute();
  return { shown, byId: new Map([...shown, ...removed].map((photo) => [photo.id, photo])) };
}

/**
 * A photo that the listing has already keeps its id when it is sent again as data: neither its owner nor a moderator reads of a photo that was
 * removed and another that was added.
 */
export async function withKnownIds(
  transaction: Transaction<Database>,
  { byId }: KnownPhotos,
  entries: readonly PhotoEntry[],
): Promise<readonly PhotoEntry[]> {
  const sent = entries.flatMap((entry) => ('picture' in entry ? [entry.picture.hash] : []));
  if (sent.length === 0) return entries;
  const pictureIds = [...byId.values()].map((photo) => photo.picture_id);
  if (pictureIds.length === 0) return entries;
  // Not those that the seed has drawn: their files are elsewhere.
  const pictures = await transaction
    .selectFrom('pictures')
    .select(['id', 'hash'])
    .where('id', 'in', pictureIds)
    .where('hash', 'in', sent)
    .where('source', 'is', null)
    .execute();
  const hashes = new Map(pictures.map(({ id, hash }) => [id, hash]));
  const used = new Set(entries.flatMap((entry) => ('id' in entry ? [entry.id] : [])));
  const replaced: string[] = [];
  const known = entries.map((entry) => {
    if ('id' in entry) return entry;
    const { hash } = entry.picture;
    const same = [...byId.values()].find(({ id, picture_id }) => !used.has(id) && hashes.get(picture_id) === hash);
    if (!same) return entry;
    used.add(same.id);
    replaced.push(hash);
    return { id: same.id };
  });
  await claimUploads(transaction, replaced);
  return known;
}

/**
 * Makes these the photos of a listing, in this order. Ids stay; photos that are not among them are kept for a day.
 * @param known null for a new listing
 */
export async function storePhotos(
  transaction: Transaction<Database>,
  listingId: number,
  entries: readonly PhotoEntry[],
  known: KnownPhotos | null,
): Promise<void> {
  await claimUploads(
    transaction,
    entries.flatMap((entry) => ('picture' in entry ? [entry.picture.hash] : [])),
  );
  const { shown, byId } = known ?? { shown: [], byId: new Map<number, KnownPhotos['shown'][number]>() };
  const kept = new Set(entries.flatMap((entry) => ('id' in entry ? [entry.id] : [])));
  const left = shown.filter(({ id }) => !kept.has(id));
  await transaction.deleteFrom('photos').where('listing_id', '=', listingId).execute();
  if (kept.size > 0) {
    await transaction
      .deleteFrom('removed_photos')
      .where('listing_id', '=', listingId)
      .where('id', 'in', [...kept])
      .execute();
  }
  if (left.length > 0) {
    await transaction
      .insertInto('removed_photos')
      .values(left.map((photo) => ({ ...photo, listing_id: listingId })))
      .execute();
  }
  for (const [position, entry] of entries.entries()) {
    const known = 'id' in entry ? byId.get(entry.id) : undefined;
    const pictureId = 'picture' in entry ? await pictureIdOf(transaction, entry.picture) : known?.picture_id;
    if (pictureId === undefined) throw new RangeError('A photo of another listing');
    await transaction
      .insertInto('photos')
      .values({ ...(known && { id: known.id, alt: known.alt }), listing_id: listingId, position, picture_id: pictureId })
      .execute();
  }
}

/** Moves one photo to those that are kept for a day. Returns false unless it belongs to a listing of this owner. */
export async function removePhoto(transaction: Transaction<Database>, ownerId: number, photoId: number): Promise<boolean> {
  const removed = await sql<{ listing_id: number }>`
    with gone as (
      delete from photos using listings
      where photos.id = ${photoId} and listings.id = photos.listing_id and listings.owner_id = ${ownerId} and not listings.is_deleted
      returning photos.id, photos.listing_id, photos.picture_id, photos.alt)
    insert into removed_photos (id, listing_id, picture_id, alt) select id, listing_id, picture_id, alt from gone returning listing_id`.execute(
    transaction,
  );
  const [gone] = removed.rows;
  if (gone) {
    // The last edit, sent again, is no repetition now: it brings the photo back.
    await transaction.updateTable('listings').set({ edit_sha256: null }).where('id', '=', gone.listing_id).execute();
    return true;
  }
  // A repeated call.
  const earlier = await transaction
    .selectFrom('removed_photos')
    .innerJoin('listings', 'listings.id', 'removed_photos.listing_id')
    .select('removed_photos.id')
    .where('removed_photos.id', '=', photoId)
    .where('listings.owner_id', '=', ownerId)
    .where('listings.is_deleted', '=', false)
    .executeTakeFirst();
  return earlier !== undefined;
}

async function pictureIdOf(transaction: Transaction<Database>, { widths, ...picture }: Picture): Promise<number> {
  // Locked, so that it is not removed as unused meanwhile.
  const known = await transaction
    .selectFrom('pictures')
    .select('id')
    .where('hash', '=', picture.hash)
    .where('source', 'is', null)
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();
  if (known) return known.id;
  const insert = transaction.insertInto('pictures').values({ ...picture, widths: [...widths] });
  return (await insert.returning('id').executeTakeFirstOrThrow()).id;
}
