import type { Listing } from '../listing/listing';
import type { ListingRole } from '../listing/permissions/listingRole';
import { briefOf, listingView } from '../listing/permissions/listingView';
import type { ChatListing } from './chat';

/** What a list of chats says of a listing that is not active. */
export type ChatListingMark = Exclude<Listing['status'], 'active'> | 'deleted';

/** Returns null for an active listing. */
export function markOf({ status, isDeleted }: Pick<ChatListing, 'status' | 'isDeleted'>): ChatListingMark | null {
  if (isDeleted) return 'deleted';
  return status === 'active' ? null : status;
}

/** What the card of a chat is made from. */
export type ChatListingSource = Omit<ChatListing, 'ownerId'> & Pick<Listing, 'isUnapproved'> & { readonly ownerId: number };

/** Returns as much of a listing as the card of a chat may show to the owner, or to the other one (D42). */
export function chatListing(listing: ChatListingSource, role: Extract<ListingRole, 'owner' | 'partner'>): ChatListing {
  const { id, tradeType, realtyType, price, floor, floors, status, isDeleted, ownerId } = listing;
  const view = listingView(listing, role);
  const seesAll = view === 'content' || view === 'contact';
  return {
    id,
    tradeType,
    realtyType,
    status,
    isDeleted,
    ...briefOf(listing, role),
    ...(view === 'banner' ? { price: 0, floor: null, floors: null } : { price, floor, floors }),
    ownerId,
    address: seesAll ? listing.address : '',
  };
}
