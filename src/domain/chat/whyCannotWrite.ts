import { isOwn, offeredContacts } from '../contact/contact';
import type { Listing } from '../listing/listing';
import { seesContent } from '../listing/permissions/listingView';

/** Why a message is refused, in the order in which that is checked (§5). The server names them in its answers; words: `refusals` of `text/chat`. */
export const chatRefusals = [
  'no_listing',
  'you_blocked',
  'you_are_blocked',
  'recipient_blocked',
  'listing_deleted',
  'listing_rejected',
  'listing_in_moderation',
  'listing_archived',
  'no_recipient',
  'self',
  'calls_only',
] as const;
/** One of {@link chatRefusals}. */
export type ChatRefusal = (typeof chatRefusals)[number];

/** Who writes to whom about what. */
export interface Writing {
  readonly writerId: number;
  /** Null if there is none. */
  readonly listing: Pick<Listing, 'status' | 'isDeleted' | 'isUnapproved' | 'communicationMethod' | 'owner'> | null;
  /** Whether the two have a chat about it. */
  readonly hasChat: boolean;
  /** The companion of the chat, otherwise the owner of the listing. Null once the account is closed. */
  readonly recipientId: number | null;
  readonly isBlockedByMe: boolean;
  readonly amBlocked: boolean;
  /** A moderator has blocked the account of the recipient. */
  readonly isRecipientBlocked: boolean;
}

/** Returns the first reason why a message cannot be sent; null if it can. */
export function whyCannotWrite({
  writerId,
  listing,
  hasChat,
  recipientId,
  isBlockedByMe,
  amBlocked,
  isRecipientBlocked,
}: Writing): ChatRefusal | null {
  if (!listing) return 'no_listing';
  // Blocks would tell whose a listing is that this person may not see.
  const knowsOwner = hasChat || seesContent(listing, 'user');
  if (knowsOwner && isBlockedByMe) return 'you_blocked';
  if (knowsOwner && amBlocked) return 'you_are_blocked';
  // Their listings were rejected with the account: this is the reason behind that one.
  if (knowsOwner && isRecipientBlocked) return 'recipient_blocked';
  if (listing.isDeleted) return 'listing_deleted';
  if (listing.status === 'rejected') return 'listing_rejected';
  if (listing.status === 'moderation') return 'listing_in_moderation';
  if (listing.status === 'archived') return 'listing_archived';
  if (recipientId === null) return 'no_recipient';
  if (recipientId === writerId) return 'self';
  // Owners who want calls alone may still answer.
  if (!isOwn(listing, { id: writerId }) && !offeredContacts(listing).includes('write')) return 'calls_only';
  return null;
}
