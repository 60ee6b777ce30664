import type { ChatThread } from '../../../domain/chat/chat';
import { type ChatRefusal, whyCannotWrite } from '../../../domain/chat/whyCannotWrite';
import type { ListingDetails } from '../../../domain/listing/listingDetails';

/** Returns why this person cannot write, as far as the page knows; the server knows more. */
export function whyRefused(thread: ChatThread, writerId: number): ChatRefusal | null {
  const { listing, companion, isBlockedByMe, amBlocked } = thread;
  // A listing that this client cannot read may be known to the server.
  if (!listing) return isBlockedByMe ? 'you_blocked' : amBlocked ? 'you_are_blocked' : companion.isBlocked ? 'recipient_blocked' : null;
  const { status, isDeleted, ownerId } = listing;
  return whyCannotWrite({
    writerId,
    listing: { status, isDeleted, isUnapproved: false, communicationMethod: null, owner: { id: ownerId, name: '', type: null } },
    hasChat: true,
    recipientId: companion.id,
    isBlockedByMe,
    amBlocked,
    isRecipientBlocked: companion.isBlocked,
  });
}

/** The same before the first message. */
export function whyNotStarted(listing: ListingDetails, writerId: number): ChatRefusal | null {
  return whyCannotWrite({
    writerId,
    listing,
    hasChat: false,
    recipientId: listing.owner.id,
    isBlockedByMe: false,
    amBlocked: false,
    isRecipientBlocked: false,
  });
}
