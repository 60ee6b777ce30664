import { useEffect, useRef } from 'react';
import type { ChatPlace } from '../../../api/chats';
import { toApiError } from '../../../api/client/errors';
import { hasOwn } from '../../../base/foreign/hasOwn';
import type { Load } from '../../../base/load';
import type { ChatListing } from '../../../domain/chat/chat';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { privateStoreOf } from '../../../state/data/privateStore';
import { useLoad } from '../../../state/data/useLoad';
import { useRuntime } from '../../../state/runtime/runtimeContext';

/** How long the listing of a chat that has not begun is taken for what it was, ms. */
const lasts = 60_000;

/**
 * The listing of a chat that has not begun: the server knows nothing of the chat yet, and sends no events about it. So it is asked for again every
 * minute, when the person comes back to the page, and when one more message was refused.
 */
export function useAboutListing(place: ChatPlace, isWanted: boolean, refused: number): Load<ListingDetails> {
  const runtime = useRuntime();
  const id = hasOwn(place, 'listingId') ? place.listingId : null;
  const isAsked = isWanted && id !== null;
  const known = useRef<ListingDetails | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    const reload = () => {
      if (document.visibilityState === 'visible') privateStoreOf(runtime).reload(['chatListing', id]);
    };
    const timer = setInterval(reload, lasts);
    addEventListener('focus', reload);
    document.addEventListener('visibilitychange', reload);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', reload);
      document.removeEventListener('visibilitychange', reload);
    };
  }, [runtime, isAsked, id]);
  useEffect(() => {
    if (refused > 0 && id !== null) privateStoreOf(runtime).reload(['chatListing', id]);
  }, [runtime, id, refused]);
  return useLoad(privateStoreOf, isAsked ? ['chatListing', id] : null, async (options) => {
    // Few chats need it, and it stands with all that a page of a listing needs.
    const { getListingDetails } = await import('../../../api/listing/listing');
    try {
      known.current = await getListingDetails(runtime.transport, id ?? 0, options);
    } catch (thrown) {
      const error = toApiError(thrown);
      // What is shown stays, unless it is gone: nobody has asked for a new answer.
      if (known.current?.id !== id || (error.kind === 'rejected' && error.status === 404)) throw thrown;
    }
    return known.current;
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
