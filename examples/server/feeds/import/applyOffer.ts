import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { changedFormFields, photoChanges } from '../../../../src/domain/listing/form/changedFormFields';
import type { ListingForm } from '../../../../src/domain/listing/form/listingForm';
import { lockActiveUser } from '../../accounts/authentication';
import type { Database } from '../../database/schema';
import { lockListing, savedOf, setStatus } from '../../listings/writes/changeStatus';
import { changeTerms, termFields } from '../../listings/writes/changeTerms';
import { createListing } from '../../listings/writes/createListing';
import { storedForm } from '../../listings/writes/editChanges';
import { editListing } from '../../listings/writes/editListing';
import { boundForm, type Reference } from '../../listings/writes/placeOf';
import type { Feed, KnownOffer } from './feedStore';
import type { Outcome } from './importedOffer';
import type { OfferPhotos } from './offerPhotos';

/** What an offer wants its listing to be. */
export interface Wish {
  readonly storedId: string;
  readonly form: ListingForm;
  readonly photos: OfferPhotos;
  /** Hash of what the offer says. */
  readonly content: Buffer;
  /** Whether it is public without a moderator. */
  readonly isOwnSite: boolean;
}

/** What has become of it. `deal_changed`: its listing is about another deal, and stays as it is. */
export type Applied = { readonly happened: Outcome | 'deal_changed'; readonly listingId: number | null };

/** By how much a price may differ from the one that moderators have seen, and stay public. */
const priceShare = 0.2;
/** For how long a listing that has left its feed may come back unseen. */
const returnDays = 30;

/** Brings the listing of an offer up to what it says, in one transaction with what is remembered of it. */
export function applyOffer(
  db: Kysely<Database>,
  feed: Feed,
  known: KnownOffer | undefined,
  wish: Wish,
  reference: Reference,
): Promise<Applied> {
  return db.transaction().execute(async (transaction) => {
    const applied = await apply(transaction, feed, known, wish, reference);
    if (wish.isOwnSite && applied.listingId !== null && published.includes(applied.happened)) await publish(transaction, applied.listingId);
    return applied;
  });
}

const published: readonly Applied['happened'][] = ['created', 'changed', 'republished'];

/** The agency gets no letter for each of its flats. */
async function publish(transaction: Transaction<Database>, listingId: number): Promise<void> {
  const row = await lockListing(transaction, listingId, null);
  if (row && savedOf(row).status === 'moderation')
    await setStatus(transaction, row, { actorId: null, isDecision: false, status: 'active' });
}

async function apply(
  transaction: Transaction<Database>,
  feed: Feed,
  known: KnownOffer | undefined,
  wish: Wish,
  reference: Reference,
): Promise<Applied> {
  await lockActiveUser(transaction, feed.userId);
  if (!known) return create(transaction, feed, wish, reference);
  const row = known.listingId === null ? undefined : await lockListing(transaction, known.listingId, feed.userId);
  const stored = row && (await storedForm(transaction, feed.userId, row.id));
  if (!row || !stored) return { happened: 'skipped', listingId: known.listingId };
  const { status } = savedOf(row);
  // Its owner has archived it, and the feed does not undo that.
  if (status === 'archived' && !known.archivedAt) return { happened: 'skipped', listingId: row.id };
  if (stored.form.tradeType !== wish.form.tradeType) return { happened: 'deal_changed', listingId: row.id };

  const isBack = status === 'archived';
  const fields = changedFormFields(stored.form, boundForm(wish.form, reference));
  const ids = wish.photos.entries.map((entry) => ('id' in entry ? entry.id : null));
  const hasOtherPhotos = photoChanges(stored.shown, [], ids).isChanged;
  const remember = (version: number, moderatedPrice = known.moderatedPrice) =>
    rememberOffer(transaction, known, { ...memoryOf(wish), version, moderated_price: moderatedPrice });

  if (fields.length === 0 && !hasOtherPhotos) {
    if (isBack)
      await setStatus(transaction, row, {
        actorId: feed.userId,
        isDecision: false,
        status: await statusOfReturn(transaction, row.id, known),
      });
    await remember(known.version);
    return { happened: isBack ? 'republished' : 'unchanged', listingId: row.id };
  }
  const isOwnVersion = row.version === known.version;
  const isNear = Math.abs((wish.form.price ?? 0) - known.moderatedPrice) <= known.moderatedPrice * priceShare;
  if (status === 'active' && isOwnVersion && isNear && !hasOtherPhotos && fields.every((field) => termFields.includes(field))) {
    const { version } = await changeTerms(transaction, row, wish.form, fields);
    await remember(version);
    return { happened: 'changed', listingId: row.id };
  }
  const edit = { form: wish.form, photos: wish.photos.entries, request: requestOf(wish), version: null };
  const saved = await editListing(transaction, { ownerId: feed.userId, id: row.id }, edit, reference);
  if (typeof saved === 'string') throw new Error(`A locked listing is ${saved}`);
  await remember(saved.version, wish.form.price ?? 0);
  return { happened: isBack ? 'republished' : 'changed', listingId: row.id };
}

async function create(transaction: Transaction<Database>, feed: Feed, wish: Wish, reference: Reference): Promise<Applied> {
  const { id, version } = await createListing(transaction, feed.userId, { form: wish.form, photos: wish.photos.entries }, reference);
  const identity = { feed_id: feed.id, offer_id: wish.storedId, listing_id: id };
  // A second listing for the same id fails here, and takes its listing with it.
  await transaction
    .insertInto('feed_offers')
    .values({ ...identity, ...memoryOf(wish), version, moderated_price: wish.form.price ?? 0 })
    .execute();
  return { happened: 'created', listingId: id };
}

/** What is remembered of an applied offer. One whose photos are not all there is read again next time. */
function memoryOf({ photos, content }: Wish) {
  return {
    content_sha256: photos.notes.length > 0 ? null : content,
    photos: JSON.stringify(photos.loaded),
    archived_at: null,
    refused_at: null,
  };
}

/** Writes nothing if it is what is known already. */
async function rememberOffer(
  transaction: Transaction<Database>,
  known: KnownOffer,
  memory: ReturnType<typeof memoryOf> & { readonly version: number; readonly moderated_price: number },
): Promise<void> {
  await transaction
    .updateTable('feed_offers')
    .set(memory)
    .where('id', '=', known.rowId)
    .where(
      sql<boolean>`(content_sha256, photos, archived_at, refused_at, version, moderated_price) is distinct from
        (${memory.content_sha256}::bytea, ${memory.photos}::jsonb, null::timestamptz, null::timestamptz, ${memory.version}::int, ${memory.moderated_price}::bigint)`,
    )
    .execute();
}

/** Returns to where it was taken from, if that was public and not long ago. */
async function statusOfReturn(transaction: Transaction<Database>, id: number, { archivedAt }: KnownOffer) {
  const { is_unapproved: isUnapproved, isRecent } = await transaction
    .selectFrom('listings')
    .select(['is_unapproved', sql<boolean>`${archivedAt} > now() - make_interval(days => ${returnDays})`.as('isRecent')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return isRecent && !isUnapproved ? 'active' : 'moderation';
}

function requestOf({ form, photos }: Wish): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([form, photos.loaded]))
    .digest();
}
