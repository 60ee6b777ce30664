import { sql } from 'kysely';
import type { Chat, ChatListing } from '../../../src/domain/chat/chat';
import { chatLimits } from '../../../src/domain/chat/chatLimits';
import { chatListing } from '../../../src/domain/chat/chatListing';
import { listingRealtyTypes, listingStatuses, optionById, roomOptions, tradeTypes } from '../../../src/domain/enumerations';
import { isPublic } from '../../../src/domain/listing/permissions/isPublic';
import type { PictureLinks } from '../pictures/pictureLinks';
import { mainPhoto, photoOf, type StoredPhoto } from '../pictures/pictureStore';

/** A chat with its listing and the companion, for one user. */
export interface ChatRow {
  readonly chat_id: number;
  readonly unread: number;
  readonly i_block: boolean;
  readonly i_am_blocked: boolean;
  readonly other_id: number;
  /** Null for a closed account. */
  readonly other_name: string | null;
  /** By a moderator. */
  readonly is_other_blocked: boolean;
  readonly online_seconds: number;
  readonly listing_id: number;
  readonly owner_id: number;
  readonly trade_type: number;
  readonly realty_type: number;
  readonly rooms: number | null;
  readonly price: number;
  readonly area: number | null;
  readonly floor: number | null;
  readonly floors: number | null;
  readonly status: number;
  readonly is_deleted: boolean;
  readonly is_unapproved: boolean;
  readonly label: string;
  readonly photo: StoredPhoto | null;
}

/** Columns of a {@link ChatRow}, from `chat_members as me`, `chats` and `listings`. The rest are subqueries: planning a join of all would cost more. */
export const chatColumns = [
  'me.chat_id',
  'me.unread',
  'me.i_block',
  'me.i_am_blocked',
  'me.other_id',
  sql<string | null>`(select trim(first_name || ' ' || last_name) from users where users.id = me.other_id and deleted_at is null)`.as(
    'other_name',
  ),
  sql<boolean>`(select blocked_at is not null from users where users.id = me.other_id)`.as('is_other_blocked'),
  // One person is online or not, whatever the chat: their latest message anywhere counts (D22).
  sql<number>`greatest(0, ceil(${chatLimits.onlineSeconds} - extract(epoch from clock_timestamp() - (
    select created_at from messages where sender_id = me.other_id order by id desc limit 1))))::int`.as('online_seconds'),
  'listings.id as listing_id',
  'listings.owner_id',
  'listings.trade_type',
  'listings.realty_type',
  'listings.rooms',
  'listings.price',
  'listings.area',
  'listings.floor',
  'listings.floors',
  'listings.status',
  'listings.is_deleted',
  'listings.is_unapproved',
  sql<string>`(select label from addresses where addresses.id = listings.address_id)`.as('label'),
  mainPhoto.as('photo'),
] as const;

export function chatOf(row: ChatRow, userId: number, links: PictureLinks): Chat {
  return {
    id: row.chat_id,
    companion: {
      id: row.other_name === null ? null : row.other_id,
      name: row.other_name ?? '',
      // A blocked person does not learn it from here (D47). Who cannot sign in is not there.
      onlineSeconds: row.i_am_blocked || row.is_other_blocked || row.other_name === null ? 0 : row.online_seconds,
      isBlocked: row.is_other_blocked && row.other_name !== null,
    },
    listing: listingOf(row, userId, links),
    isBlockedByMe: row.i_block,
    amBlocked: row.i_am_blocked,
    unread: row.unread,
  };
}

function listingOf(row: ChatRow, userId: number, links: PictureLinks): ChatListing {
  const status = optionById(listingStatuses, row.status)?.key ?? 'moderation';
  const shown = chatListing(
    {
      id: row.listing_id,
      tradeType: optionById(tradeTypes, row.trade_type)?.key ?? 'sale',
      realtyType: optionById(listingRealtyTypes, row.realty_type)?.key ?? 'flat',
      rooms: row.rooms === null ? null : (optionById(roomOptions, row.rooms)?.key ?? null),
      price: row.price,
      area: row.area === null ? null : row.area / 100,
      floor: row.floor,
      floors: row.floors,
      status,
      isDeleted: row.is_deleted,
      isUnapproved: row.is_unapproved,
      photos: row.photo ? [photoOf(row.photo)] : [],
      ownerId: row.owner_id,
      address: row.label,
    },
    row.owner_id === userId ? 'owner' : 'partner',
  );
  return isPublic(shown) ? shown : { ...shown, photos: shown.photos.map(links.sign) };
}
