import type { HouseCheck } from '../address/houseCheck';
import type { ListingStatus } from '../enumerations';
import type { ListingFormField } from './form/listingForm';
import type { Listing } from './listing';
import type { ListingDetails } from './listingDetails';
import type { PostingHint } from './postingRules/postingHint';

/** Why a listing is rejected (D50). */
export const rejectionReasons = [
  'wrong_data',
  'wrong_address',
  'contacts_in_text',
  'bad_photos',
  'duplicate',
  'not_owner',
  'price',
  'forbidden',
  'other',
] as const;
/** One of {@link rejectionReasons}. */
export type RejectionReason = (typeof rejectionReasons)[number];

/** Numbers of moderation (D62). */
export const moderationLimits = {
  /** Characters of a moderator's comment, and of the reason of a block. */
  comment: 300,
  /** Minutes for which a moderator holds a listing. */
  holdMinutes: 10,
  /** Seconds for which a decision can be taken back before its letter goes out. */
  undoSeconds: 10,
} as const;

/** How the queue is sorted; `suspicious`: by the number of hints, then by age. */
export const queueOrderings = ['oldest', 'suspicious'] as const;
/** One of {@link queueOrderings}. */
export type QueueOrdering = (typeof queueOrderings)[number];

/** A change of a listing's status, as its owner and moderators read it. */
export interface ModerationEvent {
  readonly status: ListingStatus;
  readonly reason: RejectionReason | null;
  /** The field concerned, by its name in a request: 'about_apartment.area'. */
  readonly field: string | null;
  readonly comment: string;
  /** What an edit changed: fields by their names in a request. Null when that is not known, and for any other event. */
  readonly changed: readonly string[] | null;
  /** How many photos an edit added and removed. */
  readonly changedPhotos: number;
  readonly at: Date;
}

/** What owner and moderators know about a listing beyond its content (D59). */
export interface Moderation {
  /** Rises by one with every saved edit. */
  readonly version: number;
  /** Reason, field and comment belong to the last rejection, while the listing is rejected. */
  readonly reason: RejectionReason | null;
  readonly field: string | null;
  readonly comment: string;
  /** What the register of houses says about the address; null for a listing that is older than this question. */
  readonly house: HouseCheck | null;
  /** Oldest first. */
  readonly history: readonly ModerationEvent[];
}

/** Somebody, as moderators see them. */
export interface PersonName {
  readonly id: number;
  readonly name: string;
}

/** A listing that waits for a decision. */
export interface QueueEntry {
  /** The id of the listing. */
  readonly id: number;
  readonly listing: Listing;
  readonly queuedAt: Date;
  /** Null until the rules have been checked. */
  readonly hints: number | null;
  readonly complaints: number;
  /** Whether it was approved before. */
  readonly isEdit: boolean;
  /** Who reads it now. */
  readonly heldBy: PersonName | null;
}

/** What somebody has written about a listing. */
export interface Complaint {
  readonly id: number;
  readonly author: string;
  readonly description: string;
  readonly at: Date;
}

/** When and by whom something was decided. */
export interface DecisionMade {
  readonly at: Date;
  /** Null: the server itself. */
  readonly moderator: PersonName | null;
}

/** A listing with everything that a moderator decides on. */
export interface ModeratedListing {
  readonly listing: ListingDetails;
  readonly moderation: Moderation;
  /** The content that visitors saw last; null if nothing was ever approved. */
  readonly approved: ListingDetails | null;
  /** When and by whom it was approved last; null if that is not on record. */
  readonly approval: DecisionMade | null;
  /** The decision that gave it its status; null while it waits, and if that is not on record. */
  readonly decided: DecisionMade | null;
  /** Fields in which `listing` differs from `approved`. */
  readonly changed: readonly ListingFormField[];
  readonly hints: readonly PostingHint[];
  /** Complaints without a decision. */
  readonly complaints: readonly Complaint[];
  readonly owner: ModeratedOwner;
  /** Null when it does not wait for a decision. */
  readonly queuedAt: Date | null;
  /** When this moderator's hold ends; null if they do not hold it. */
  readonly heldUntil: Date | null;
}

/** What is known about an owner. */
export interface ModeratedOwner {
  readonly id: number;
  readonly name: string;
  readonly registeredAt: Date;
  readonly listings: number;
  readonly rejections: number;
  readonly complaints: number;
  readonly isBlocked: boolean;
  /** The server asks for a confirmation of the phone, and the owner has not given it. */
  readonly isPhoneUnconfirmed: boolean;
}

/** What became of complaints. */
export const complaintOutcomes = ['rejected', 'dismissed', 'blocked'] as const;
/** One of {@link complaintOutcomes}. */
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

/** A listing with the complaints about it. */
export interface ComplainedListing {
  /** The id of the listing. */
  readonly id: number;
  readonly listing: Listing;
  readonly version: number;
  /** Newest first. */
  readonly complaints: readonly Complaint[];
  /** Null while they wait for a decision. */
  readonly outcome: ComplaintOutcome | null;
  /** Null while they wait, and if that is not on record. */
  readonly decided: DecisionMade | null;
  /** Whether the owner is blocked now, whatever the outcome was; null when that is not known. */
  readonly isOwnerBlocked: boolean | null;
}

/**
 * What moderators decide; `returned`: a decision was taken back; `dismissed`, `confirmed`: complaints; `not_spam`: a text that somebody has
 * sent to many is no spam.
 */
export const decisionKinds = ['approved', 'rejected', 'returned', 'dismissed', 'confirmed', 'not_spam', 'blocked', 'unblocked'] as const;
/** One of {@link decisionKinds}. */
export type DecisionKind = (typeof decisionKinds)[number];

/** An entry of the record of decisions. */
export interface RecordedDecision {
  readonly id: number;
  readonly kind: DecisionKind;
  readonly at: Date;
  /** Null: the server itself, by the posting rules. */
  readonly moderator: PersonName | null;
  /** Null: about the account alone. */
  readonly listingId: number | null;
  /** Null also if it was deleted since. */
  readonly listing: Listing | null;
  /** The owner. */
  readonly user: PersonName;
  readonly reason: RejectionReason | null;
  /** The field concerned, by its name in a request. */
  readonly field: string | null;
  readonly comment: string;
}

/** A moderator's day. */
export interface ModeratorDay {
  /** Listings that were approved or rejected. */
  readonly decisions: number;
  /** The average time from opening a listing to the decision; null without any decision. */
  readonly averageSeconds: number | null;
}

/** Whether a listing can still be rejected: it is public, or waits for a decision. */
export function isRejectable(status: ListingStatus): boolean {
  return status === 'active' || status === 'moderation';
}

/** Whether complaints about a listing can be confirmed as they are: nothing is left to reject, and its owner is blocked. */
export function isConfirmable(status: ListingStatus, isOwnerBlocked: boolean | null): boolean {
  return isOwnerBlocked === true && !isRejectable(status);
}

/** What the record says about blocks of an account. */
type RecordedBlock = Pick<RecordedDecision, 'kind' | 'comment'> & { readonly moderatorId: number | null };

/** Whether this moderator has blocked an account with these words since it was let in last. `record`: about the account, newest first. */
export function isRepeatedBlock(
  record: readonly RecordedBlock[],
  { moderatorId, comment }: { readonly moderatorId: number; readonly comment: string },
): boolean {
  for (const entry of record) {
    if (entry.kind === 'unblocked') return false;
    if (entry.kind === 'blocked' && entry.moderatorId === moderatorId && entry.comment === comment) return true;
  }
  return false;
}

/** 'О. Белова' on one line, as colleagues read it; the first name alone without another. */
export function shortPersonName(first: string, last: string): string {
  return last && first ? `${first.charAt(0)}.\u00A0${last}` : first || last;
}

/** Whether a rejection tells its owner enough: "other" alone does not. */
export function isExplained(reason: RejectionReason, comment: string): boolean {
  return reason !== 'other' || comment.trim() !== '';
}
