import * as v from 'valibot';
import type { AccountSummary } from '../../../domain/account/accountSummary';

const total = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0), 0);

/** Response of `GET /users/personal-account/`, and data of the event `counters` (D60). */
export const accountSummarySchema = v.object({ realty_count: total, unread_messages: total, unread_notifications: total });
/** Wire type of the totals. */
export type WireAccountSummary = v.InferOutput<typeof accountSummarySchema>;

export function encodeAccountSummary({ listings, unreadMessages, unreadNotifications }: AccountSummary): WireAccountSummary {
  return { realty_count: listings, unread_messages: unreadMessages, unread_notifications: unreadNotifications };
}

export function decodeAccountSummary({ realty_count, unread_messages, unread_notifications }: WireAccountSummary): AccountSummary {
  return { listings: realty_count, unreadMessages: unread_messages, unreadNotifications: unread_notifications };
}
