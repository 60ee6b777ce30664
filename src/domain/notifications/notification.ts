import type { Listing } from '../listing/listing';
import type { RejectionReason } from '../listing/moderation';
import type { ListingRole } from '../listing/permissions/listingRole';
import { briefOf, type ListingStanding } from '../listing/permissions/listingView';
import type { OwnerAction } from '../listing/permissions/ownerActions';

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

/** The listing of a notification as it is now: what a click depends on, and what tells it from others. */
export type NotifiedListing = Pick<Listing, 'id' | 'isDeleted' | 'tradeType' | 'rooms' | 'area' | 'photos'> & {
  /** Null for a status that this client does not know. */
  readonly status: Listing['status'] | null;
  /** Null where the server does not say it: then the number has to do. */
  readonly realtyType: Listing['realtyType'] | null;
};

/** Returns as much of a listing as somebody who is told about it may see (D42). */
export function notifiedListing(listing: NotifiedListing & ListingStanding, role: ListingRole): NotifiedListing {
  const { id, isDeleted, tradeType, realtyType, status } = listing;
  return { id, isDeleted, tradeType, realtyType, status, ...briefOf(listing, role) };
}

/** A notification (§3): two parts of a sentence around a link to a listing. */
export interface Notification {
  readonly id: number;
  /** Null for a kind that this client does not know. */
  readonly kind: NotificationKind | null;
  /** Where the unread messages are: the latest chat of this listing; null if it is gone, and for other kinds. */
  readonly chatId: number | null;
  readonly createdAt: Date;
  readonly isNew: boolean;
  readonly before: string;
  /** '№2417'. */
  readonly link: string;
  readonly after: string;
  readonly listing: NotifiedListing;
}

/** Where a click leads: to the messages or to the listing; or why nowhere (§4). */
export type NotificationTarget = 'chat' | 'open' | NotificationRefusal;
/** Why the listing of a notification cannot be opened. */
export type NotificationRefusal = 'deleted' | 'archived' | 'rejected' | 'moderation' | 'unknown';

export function targetOf({ kind, listing: { status, isDeleted } }: Pick<Notification, 'kind' | 'listing'>): NotificationTarget {
  // Messages can be read whatever has become of their listing (D68).
  if (kind === 'unreadMessages') return 'chat';
  if (isDeleted) return 'deleted';
  if (status === null) return 'unknown';
  return status === 'active' ? 'open' : status;
}

/** Kinds that only the owner of the listing is told. */
const ownerKinds: readonly (NotificationKind | null)[] = ['approved', 'rejected', 'archived'];

/** What the owner can do about a listing that cannot be opened, by the menu of own listings (§4, D68); null for others. */
export function offerOf({
  kind,
  listing: { status, isDeleted },
}: Pick<Notification, 'kind' | 'listing'>): Extract<OwnerAction, 'edit' | 'publish'> | null {
  if (isDeleted || !ownerKinds.includes(kind)) return null;
  return status === 'rejected' ? 'edit' : status === 'archived' ? 'publish' : null;
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
