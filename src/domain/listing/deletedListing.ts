import type { ListingDetails } from './listingDetails';
import { bannerListing } from './permissions/bannerListing';

/** Returns what may still be shown of a deleted listing: its description, without anything that leads to the house or the owner. */
export function deletedListing(listing: ListingDetails): ListingDetails {
  const { rooms, price, area, floor, floors, address } = listing;
  return {
    ...bannerListing(listing),
    rooms,
    price,
    area,
    floor,
    floors,
    address: address && {
      label: address.district ?? address.city,
      street: '',
      houseNumber: '',
      corpus: null,
      building: null,
      district: address.district,
      city: address.city,
      latitude: null,
      longitude: null,
    },
    isDeleted: true,
    isBannerOnly: false,
  };
}
