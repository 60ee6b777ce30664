import { type Kysely, sql } from 'kysely';
import { listingRealtyTypes, listingStatuses, optionById, optionByKey, tradeTypes } from '../../../src/domain/enumerations';
import type { Database } from '../database/schema';
import { avatarPath, mediaPath } from '../pictures/pictureStore';
import { moscowDay } from '../views/moscowDay';
import { viewColumns, viewsUntil } from '../views/viewsUntil';

/** Rows that are read and held at once: somebody may have written any number of messages. */
const rowsAtOnce = 500;

const rejected = optionByKey(listingStatuses, 'rejected').id;

/** A list of the file: returns at most {@link rowsAtOnce} rows whose ids are above this one, in their order. */
type List = (after: number) => Promise<readonly { readonly id: number }[]>;

/** Returns what the server knows of a user, as the pieces of a JSON text. Nothing of it is about anybody else. */
export async function ownDataOf(db: Kysely<Database>, userId: number): Promise<AsyncIterable<string>> {
  const { avatar_hash, ...profile } = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'phone', 'email', 'email_confirmed_at', 'new_email', 'created_at', 'signed_in_at'])
    .select(['terms_version', 'terms_agreed_at', 'personal_data_agreed_at', 'letters_off', 'avatar_hash'])
    // Since when; the secret itself stays here.
    .select((user) =>
      user.selectFrom('second_factors').select('confirmed_at').whereRef('user_id', '=', 'users.id').as('second_factor_since'),
    )
    .select((user) =>
      user
        .selectFrom('phone_confirmations as confirmed')
        .select('confirmed_at')
        .whereRef('confirmed.user_id', '=', 'users.id')
        .whereRef('confirmed.phone', '=', 'users.phone')
        .as('phone_confirmed_at'),
    )
    .select((user) => user.selectFrom('phone_codes').select('sent_at').whereRef('user_id', '=', 'users.id').as('phone_code_sent_at'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return piecesOf({ ...profile, avatar: avatarPath(avatar_hash) }, listsOf(db, userId));
}

async function* piecesOf(profile: object, lists: Readonly<Record<string, List>>): AsyncGenerator<string> {
  yield `{"profile":${JSON.stringify(profile)}`;
  for (const [name, list] of Object.entries(lists)) {
    yield `,"${name}":[`;
    let rows = await list(0);
    let separator = '';
    while (rows.length > 0) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',');
      separator = ',';
      rows = rows.length < rowsAtOnce ? [] : await list(rows.at(-1)?.id ?? 0);
    }
    yield ']';
  }
  yield '}';
}

/** Returns the lists of the file by their names in it. */
function listsOf(db: Kysely<Database>, userId: number): Readonly<Record<string, List>> {
  return {
    listings: (after) => listingsOf(db, userId, after),
    // Only the user's own messages are included. Those in chats that the user has deleted are, too: the other side still has them.
    messages: (after) =>
      db
        .selectFrom('messages')
        .innerJoin('chats', 'chats.id', 'messages.chat_id')
        .select(['messages.id', 'chat_id', 'listing_id', 'body as text', 'messages.created_at'])
        .where('sender_id', '=', userId)
        .where('messages.id', '>', after)
        .orderBy('messages.id')
        .limit(rowsAtOnce)
        .execute(),
    // Names are left out, because they are the data of others.
    blocked: (after) =>
      db
        .selectFrom('blocks')
        .select(['blocked_id as id', 'created_at as blocked_at'])
        .where('blocker_id', '=', userId)
        .where('blocked_id', '>', after)
        .orderBy('blocked_id')
        .limit(rowsAtOnce)
        .execute(),
    notifications: (after) =>
      db
        .selectFrom('notifications')
        .select(['id', 'listing_id', 'kind', 'reason_code', 'is_new', 'created_at'])
        .where('user_id', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(rowsAtOnce)
        .execute(),
    complaints: (after) =>
      db
        .selectFrom('complaints')
        .select(['id', 'listing_id', 'description', 'created_at', 'outcome'])
        .where('user_id', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(rowsAtOnce)
        .execute(),
    // Without the messages that were shown with them: half of them are of others, the own ones are above.
    chat_complaints: (after) =>
      db
        .selectFrom('chat_complaints')
        .select(['id', 'chat_id', 'listing_id', 'reason', 'description', 'created_at', 'outcome'])
        .where('author_id', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(rowsAtOnce)
        .execute(),
    feeds: (after) =>
      db
        .selectFrom('feeds')
        .select(['id', 'name', 'source', 'created_at'])
        .where('user_id', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(rowsAtOnce)
        .execute(),
    feed_offers: (after) =>
      db
        .selectFrom('feed_offers')
        .innerJoin('feeds', 'feeds.id', 'feed_offers.feed_id')
        .select(['feed_offers.id', 'feed_id', 'offer_id', 'listing_id', 'photos', 'archived_at', 'refused_at'])
        .where('user_id', '=', userId)
        .where('feed_offers.id', '>', after)
        .orderBy('feed_offers.id')
        .limit(rowsAtOnce)
        .execute(),
    feed_runs: (after) =>
      db
        .selectFrom('feed_runs')
        .innerJoin('feeds', 'feeds.id', 'feed_runs.feed_id')
        .select(['feed_runs.id', 'feed_id', 'started_at', 'ended_at', 'state', 'totals', 'problem', 'feed_runs.offers'])
        .where('user_id', '=', userId)
        .where('feed_runs.id', '>', after)
        .orderBy('feed_runs.id')
        .limit(rowsAtOnce)
        .execute(),
    sessions: (after) =>
      db
        .selectFrom('auth_tokens')
        .select(['id', 'created_at', 'last_used_at', 'user_agent'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', sql<Date>`now()`)
        .where('id', '>', after)
        .orderBy('id')
        .limit(rowsAtOnce)
        .execute(),
  };
}

/** Returns listings with their photos, view counters, prices that everybody has seen, and why moderators have rejected them. */
async function listingsOf(db: Kysely<Database>, userId: number, after: number) {
  const listings = await db
    .selectFrom('listings')
    .innerJoin('addresses', 'addresses.id', 'listings.address_id')
    .innerJoinLateral(viewsUntil(moscowDay(new Date())), (join) => join.onTrue())
    .select(['listings.id', 'trade_type', 'realty_type', 'status', 'published_at', 'price', 'area', 'rooms', 'floor', 'floors'])
    .select(['deposit', 'commission', 'year_built', 'description', 'addresses.label as address'])
    .select(viewColumns)
    .where('owner_id', '=', userId)
    // What was deleted is on its way out.
    .where('is_deleted', '=', false)
    .where('listings.id', '>', after)
    .orderBy('listings.id')
    .limit(rowsAtOnce)
    .execute();
  const ids = listings.map(({ id }) => id);
  if (ids.length === 0) return [];
  const photos = await db
    .selectFrom('photos')
    .innerJoin('pictures', 'pictures.id', 'photos.picture_id')
    .select(['listing_id', 'hash', 'widths'])
    .where('listing_id', 'in', ids)
    .orderBy('position')
    .execute();
  const events = await db
    .selectFrom('listing_events')
    .select(['listing_id', 'reason_code', 'field', 'comment', 'created_at'])
    .where('listing_id', 'in', ids)
    .where('to_status', '=', rejected)
    .orderBy('id')
    .execute();
  const prices = await db.selectFrom('listing_prices').selectAll().where('listing_id', 'in', ids).orderBy('since').execute();
  const of = <T extends { readonly listing_id: number }>(rows: readonly T[], id: number) =>
    rows.filter(({ listing_id }) => listing_id === id);
  return listings.map(
    ({ trade_type, realty_type, status, area, shown_in_search, full_views_in_30_days, full_views_today, ...listing }) => ({
      ...listing,
      trade_type: optionById(tradeTypes, trade_type)?.wire,
      realty_type: optionById(listingRealtyTypes, realty_type)?.wire,
      status: optionById(listingStatuses, status)?.wire,
      area: area === null ? null : area / 100,
      photos: of(photos, listing.id).map(({ hash, widths }) => mediaPath(hash, widths.at(-1) ?? 0, 'jpg')),
      counter_views: { shown_in_search, full_views_in_30_days, full_views_today },
      price_history: of(prices, listing.id).map(({ price, since }) => ({ price, since })),
      rejections: of(events, listing.id).map(({ reason_code, field, comment, created_at }) => ({
        reason_code,
        field,
        comment,
        created_at,
      })),
    }),
  );
}
