import * as v from 'valibot';
import type { AccountSummary } from '../../../domain/account/accountSummary';

const total = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0), 0);

/** Response of `GET /users/personal-account/`, and data of the event `counters` (D60). */
export const accountSummarySchema = v.object({
  realty_count: total,
  unread_messages: total,
  unread_chats: total,
  unread_notifications: total,
});
/** Wire type of the totals. */
export type WireAccountSummary = v.InferOutput<typeof accountSummarySchema>;

export function encodeAccountSummary({ listings, unreadMessages, unreadChats, unreadNotifications }: AccountSummary): WireAccountSummary {
  return {
    realty_count: listings,
    unread_messages: unreadMessages,
    unread_chats: unreadChats,
    unread_notifications: unreadNotifications,
  };
}

export function decodeAccountSummary(wire: WireAccountSummary): AccountSummary {
  return {
    listings: wire.realty_count,
    unreadMessages: wire.unread_messages,
    unreadChats: wire.unread_chats,
    unreadNotifications: wire.unread_notifications,
  };
}
