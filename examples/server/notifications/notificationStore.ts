import { type Kysely, sql } from 'kysely';
import { listingRealtyTypes, listingStatuses, optionById, roomOptions, tradeTypes } from '../../../src/domain/enumerations';
import { rejectionReasons } from '../../../src/domain/listing/moderation';
import { isPublic } from '../../../src/domain/listing/permissions/isPublic';
import { listingRole } from '../../../src/domain/listing/permissions/listingRole';
import {
  type Notification,
  type NotificationKind,
  type NotifiedListing,
  notificationKinds,
  notifiedListing,
} from '../../../src/domain/notifications/notification';
import { notificationWords } from '../../../src/text/notifications/templates';
import type { Database } from '../database/schema';
import type { PictureLinks } from '../pictures/pictureLinks';
import { mainPhoto, photoOf, type StoredPhoto } from '../pictures/pictureStore';
import { tellChange } from './notify';

/** Which notifications: those of the user among these, or all. */
export type NotificationIds = readonly number[] | 'all';

/** Notifications of one user: the id is part of every statement, those of others are missing. */
export interface NotificationStore {
  page(
    userId: number,
    page: number,
    pageSize: number,
  ): Promise<{ readonly items: readonly Notification[]; readonly count: number; readonly unread: number }>;
  unread(userId: number): Promise<number>;
  read(userId: number, ids: NotificationIds): Promise<void>;
  remove(userId: number, ids: NotificationIds): Promise<void>;
}

export function notificationStore(db: Kysely<Database>, links: PictureLinks): NotificationStore {
  return {
    async page(userId, page, pageSize) {
      const rows = await db
        .with('page', (query) =>
          query
            .selectFrom('notifications')
            .selectAll()
            .where('user_id', '=', userId)
            .orderBy('id', 'desc')
            .limit(pageSize)
            .offset((page - 1) * pageSize),
        )
        .selectFrom('page')
        .innerJoin('listings', 'listings.id', 'page.listing_id')
        .select(['page.id', 'listing_id', 'kind', 'reason_code', 'is_new', 'created_at', 'status', 'is_deleted', 'trade_type'])
        .select(['owner_id', 'realty_type', 'rooms', 'area', 'is_unapproved', mainPhoto.as('photo')])
        .select([chatOf(userId).as('chat_id'), isPartner(userId).as('is_partner')])
        .orderBy('page.id', 'desc')
        .execute();
      const totals = await db
        .selectFrom('notifications')
        .select([sql<number>`count(*)`.as('count'), sql<number>`count(*) filter (where is_new)`.as('unread')])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return { items: rows.flatMap((row) => notificationOf(row, userId, links)), ...totals };
    },

    async unread(userId) {
      const { unread } = await db
        .selectFrom('notifications')
        .select(sql<number>`count(*) filter (where is_new)`.as('unread'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return unread;
    },

    read: (userId, ids) =>
      db.transaction().execute(async (transaction) => {
        const change = transaction
          .updateTable('notifications')
          .set({ is_new: false })
          .where('user_id', '=', userId)
          .where('is_new', '=', true)
          .returning('id');
        await tellChange(transaction, userId, await (ids === 'all' ? change : change.where('id', '=', anyOf(ids))).execute());
      }),

    remove: (userId, ids) =>
      db.transaction().execute(async (transaction) => {
        const change = transaction.deleteFrom('notifications').where('user_id', '=', userId).returning('id');
        await tellChange(transaction, userId, await (ids === 'all' ? change : change.where('id', '=', anyOf(ids))).execute());
      }),
  };
}

/** The chat in use about the listing with the latest unread message, else with the latest one: messages may have been read meanwhile. */
const chatOf = (userId: number) => sql<number | null>`case when page.kind = ${'unreadMessages' satisfies NotificationKind} then (
  select me.chat_id from chats join chat_members me on me.chat_id = chats.id and me.user_id = ${userId}
  where chats.listing_id = page.listing_id and me.last_message_id is not null and not me.i_block and not me.i_am_blocked
  order by me.unread > 0 desc, me.last_message_id desc limit 1) end`;

/** Whether the user has a chat about the listing that they have begun (D42). */
const isPartner = (userId: number) =>
  sql<boolean>`exists (select from chats where chats.listing_id = page.listing_id and chats.buyer_id = ${userId})`;

const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`;

/** Forgets what is older than a year. */
export async function forgetNotifications(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('notifications').where('created_at', '<', sql<Date>`now() - interval '1 year'`).execute();
}

interface Row {
  readonly id: number;
  readonly listing_id: number;
  readonly kind: string;
  readonly reason_code: string | null;
  readonly is_new: boolean;
  readonly created_at: Date;
  readonly status: number;
  readonly is_deleted: boolean;
  readonly trade_type: number;
  readonly chat_id: number | null;
  readonly owner_id: number;
  readonly realty_type: number;
  readonly rooms: number | null;
  readonly area: number | null;
  readonly is_unapproved: boolean;
  readonly photo: StoredPhoto | null;
  readonly is_partner: boolean;
}

/** A kind of a later release is left out. */
function notificationOf(row: Row, userId: number, links: PictureLinks): Notification[] {
  const kind = notificationKinds.find((known) => known === row.kind);
  if (!kind) return [];
  const reason = rejectionReasons.find((code) => code === row.reason_code) ?? null;
  return [
    {
      id: row.id,
      kind,
      chatId: row.chat_id,
      createdAt: row.created_at,
      isNew: row.is_new,
      ...notificationWords({ kind, reason }, row.listing_id),
      listing: listingOf(row, userId, links),
    },
  ];
}

function listingOf(row: Row, userId: number, links: PictureLinks): NotifiedListing {
  const listing = {
    id: row.listing_id,
    status: optionById(listingStatuses, row.status)?.key ?? 'moderation',
    isDeleted: row.is_deleted,
    isUnapproved: row.is_unapproved,
    tradeType: optionById(tradeTypes, row.trade_type)?.key ?? 'sale',
    realtyType: optionById(listingRealtyTypes, row.realty_type)?.key ?? null,
    rooms: row.rooms === null ? null : (optionById(roomOptions, row.rooms)?.key ?? null),
    area: row.area === null ? null : row.area / 100,
    photos: row.photo ? [photoOf(row.photo)] : [],
  };
  // A moderator is told as a user, like everybody.
  const role = listingRole({ owner: { id: row.owner_id } }, { id: userId, isPartner: row.is_partner });
  const shown = notifiedListing(listing, role);
  return isPublic(listing) ? shown : { ...shown, photos: shown.photos.map(links.sign) };
}
