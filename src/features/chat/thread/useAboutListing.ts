import type { ChatPlace } from '../../../api/chats';
import type { Load } from '../../../base/load';
import type { ChatListing } from '../../../domain/chat/chat';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { privateStoreOf } from '../../../state/data/privateStore';
import { useLoad } from '../../../state/data/useLoad';
import { useRuntime } from '../../../state/runtime/runtimeContext';

/** The listing of a chat that has not begun: the server knows nothing of the chat yet. */
export function useAboutListing(place: ChatPlace, isWanted: boolean): Load<ListingDetails> {
  const { transport } = useRuntime();
  const id = 'listingId' in place ? place.listingId : null;
  return useLoad(privateStoreOf, isWanted && id !== null ? ['chatListing', id] : null, async (options) => {
    // Few chats need it, and it stands with all that a page of a listing needs.
    const { getListingDetails } = await import('../../../api/listing/listing');
    return getListingDetails(transport, id ?? 0, options);
  });
}

/** Returns a listing as the card of a chat shows it. */
export function asChatListing(listing: ListingDetails): ChatListing {
  const { id, tradeType, realtyType, rooms, price, area, floor, floors, photos, status, isDeleted, owner, address } = listing;
  return {
    id,
    tradeType,
    realtyType,
    rooms,
    price,
    area,
    floor,
    floors,
    photos,
    status,
    isDeleted,
    ownerId: owner.id,
    address: address ? [address.street, address.houseNumber].filter(Boolean).join(', ') : '',
  };
}
