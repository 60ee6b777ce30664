import type { ListingDetails } from '../listingDetails';
import { unknownListing } from '../unknownListing';

/** Returns what a banner and its link to similar listings need, and nothing of the content. */
export function bannerListing({
  id,
  tradeType,
  realtyType,
  status,
  isDeleted,
}: Pick<ListingDetails, 'id' | 'tradeType' | 'realtyType' | 'status' | 'isDeleted'>): ListingDetails {
  return {
    id,
    tradeType,
    realtyType,
    ...unknownListing,
    price: 0,
    status,
    isDeleted,
    isBannerOnly: true,
    hasBalcony: null,
    hasLoggia: null,
    hasElevator: null,
    isFurnished: null,
    hasCourtyardView: null,
    hasStreetView: null,
    rent: null,
    sale: null,
    views: null,
  };
}
