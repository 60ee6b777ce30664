import type { AccountSummary } from '../account/accountSummary';

/**
 * What the pages of a user receive as it happens (D60): ids and totals, never contents. `counters`: totals have changed. `notification`: one is
 * new or has changed, null for several. `profile`: the names, the picture or the address of the user have changed. `listing`: the status of an own listing, or it is new or gone. `message` and `chat`: a message, and
 * whatever else changes in a chat: it was read, blocked, deleted.
 */
export const eventKinds = ['counters', 'notification', 'profile', 'listing', 'message', 'chat'] as const;
/** One of {@link eventKinds}. */
export type EventKind = (typeof eventKinds)[number];

/** An event as a transaction writes it: totals are read when they are sent. */
export type NewEvent =
  | { readonly kind: 'counters' }
  | { readonly kind: 'notification'; readonly id: number | null }
  | { readonly kind: 'profile' }
  | { readonly kind: 'listing'; readonly id: number }
  | { readonly kind: 'message'; readonly id: number; readonly chatId: number }
  | { readonly kind: 'chat'; readonly id: number };

/** An event as it arrives. */
export type LiveEvent = Exclude<NewEvent, { kind: 'counters' }> | { readonly kind: 'counters'; readonly totals: AccountSummary };
