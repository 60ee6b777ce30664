import type { Listing } from '../listing/listing';
import type { RejectionReason } from '../listing/moderation';

/** What a notification tells; the words are in `text/notifications`. */
export const notificationKinds = ['approved', 'rejected', 'archived', 'complaintUpheld', 'complaintDismissed', 'unreadMessages'] as const;
/** One of {@link notificationKinds}. */
export type NotificationKind = (typeof notificationKinds)[number];

/** What is stored of a notification. */
export interface NotificationNews {
  readonly kind: NotificationKind;
  /** The reason of a rejection. */
  readonly reason: RejectionReason | null;
}

/** What a click on a notification depends on: the listing as it is now. */
export type NotifiedListing = Pick<Listing, 'id' | 'isDeleted' | 'tradeType'> & {
  /** Null for a status that this client does not know. */
  readonly status: Listing['status'] | null;
};

/** A notification (§3): two parts of a sentence around a link to a listing. */
export interface Notification {
  readonly id: number;
  readonly createdAt: Date;
  readonly isNew: boolean;
  readonly before: string;
  /** '№2417'. */
  readonly link: string;
  readonly after: string;
  readonly listing: NotifiedListing;
}

/** Where a click leads, or why nowhere (§4). */
export type NotificationTarget = 'open' | 'deleted' | 'archived' | 'rejected' | 'moderation' | 'unknown';

export function targetOf({ status, isDeleted }: NotifiedListing): NotificationTarget {
  if (isDeleted) return 'deleted';
  if (status === null) return 'unknown';
  return status === 'active' ? 'open' : status;
}

/** Ids that one call may name. */
export const notificationsAtOnce = 1000;

/** Kinds that a change of a listing's status makes untrue: a new notification of these is withdrawn. */
export function withdrawnKinds({ isDecision }: { readonly isDecision: boolean }): readonly NotificationKind[] {
  // A decision that is taken back, or an archive that was a step of saving an edit (D15).
  return isDecision ? ['approved', 'rejected'] : ['archived'];
}

/** How the owner of a listing is notified of its new status; null: not at all. `isDecision`: somebody else has set it. */
export function notifiedKind(status: Listing['status'], isDecision: boolean): NotificationKind | null {
  if (status === 'archived') return 'archived';
  if (!isDecision) return null;
  return status === 'active' ? 'approved' : status === 'rejected' ? 'rejected' : null;
}
