import * as v from 'valibot';
import {
  listingRealtyTypes,
  listingStatuses,
  optionById,
  optionByKey,
  optionByWire,
  roomOptions,
  tradeTypes,
} from '../../domain/enumerations';
import { type Notification, type NotificationKind, notificationKinds } from '../../domain/notifications/notification';
import { amount, missable, whole } from './fields';
import { encodePhoto } from './listing/encodePhoto';
import { decodePhoto, photoSchema } from './listing/listing';

export const id = v.pipe(whole, v.minValue(1));

export const wireKinds: Readonly<Record<NotificationKind, string>> = {
  approved: 'approved',
  rejected: 'rejected',
  archived: 'archived',
  complaintUpheld: 'complaint_upheld',
  complaintDismissed: 'complaint_dismissed',
  unreadMessages: 'unread_messages',
};

/** A notification (§3). An earlier server sends neither kind nor chat, and of the listing only what a click needs. */
export const notificationSchema = v.object({
  id,
  kind: missable(v.string()),
  chat_id: missable(id),
  created_at: v.string(),
  is_new: v.boolean(),
  template: v.object({ part1: v.fallback(v.string(), ''), link: v.string(), part2: v.fallback(v.string(), '') }),
  realty: v.object({
    id,
    realty_status: missable(whole),
    is_deleted: v.fallback(v.boolean(), false),
    trade_type: missable(v.string()),
    realty_type: missable(v.string()),
    number_of_rooms: missable(v.string()),
    area: missable(amount),
    photo: missable(photoSchema),
  }),
});
/** Wire type of a notification. */
export type WireNotification = v.InferOutput<typeof notificationSchema>;

/** A number of notifications. */
export const total = v.pipe(whole, v.minValue(0));

/** A page of notifications: items are checked one by one. */
export const notificationPageSchema = v.object({
  results: v.array(v.unknown()),
  count: total,
  next: missable(v.string()),
  unread_total: v.optional(v.fallback(total, 0), 0),
});
/** What is left unread after a change. */
export const unreadAnswer = v.object({ unread_total: total });

export function encodeNotification({ id, kind, chatId, createdAt, isNew, before, link, after, listing }: Notification): WireNotification {
  const { rooms, realtyType, area, photos } = listing;
  const [photo] = photos;
  return {
    id,
    kind: kind && wireKinds[kind],
    chat_id: chatId,
    created_at: createdAt.toISOString(),
    is_new: isNew,
    template: { part1: before, link, part2: after },
    realty: {
      id: listing.id,
      realty_status: listing.status && optionByKey(listingStatuses, listing.status).id,
      is_deleted: listing.isDeleted,
      trade_type: optionByKey(tradeTypes, listing.tradeType).wire,
      realty_type: realtyType && optionByKey(listingRealtyTypes, realtyType).wire,
      number_of_rooms: rooms && optionByKey(roomOptions, rooms).wire,
      area,
      photo: photo ? encodePhoto(photo) : null,
    },
  };
}

/** Returns null for an item that cannot be shown. Never throws. */
export function decodeNotification(input: unknown): Notification | null {
  const result = v.safeParse(notificationSchema, input);
  if (!result.success || Number.isNaN(Date.parse(result.output.created_at))) return null;
  const { id, kind, chat_id, created_at, is_new, template, realty } = result.output;
  return {
    id,
    kind: notificationKinds.find((known) => wireKinds[known] === kind) ?? null,
    chatId: chat_id,
    createdAt: new Date(created_at),
    isNew: is_new,
    before: template.part1,
    link: template.link,
    after: template.part2,
    listing: {
      id: realty.id,
      status: realty.realty_status === null ? null : (optionById(listingStatuses, realty.realty_status)?.key ?? null),
      isDeleted: realty.is_deleted,
      // Links to rents lead to a sale as well (D18).
      tradeType: optionByWire(tradeTypes, realty.trade_type ?? '')?.key ?? 'rent',
      realtyType: optionByWire(listingRealtyTypes, realty.realty_type ?? '')?.key ?? null,
      rooms: optionByWire(roomOptions, realty.number_of_rooms ?? '')?.key ?? null,
      area: realty.area,
      photos: realty.photo ? decodePhoto(realty.photo) : [],
    },
  };
}
