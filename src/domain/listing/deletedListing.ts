import type { ListingDetails } from './listingDetails';

/**
 * What may still be told of a deleted listing: that it was, what it was like, and nothing that leads to the house or to its owner. A page
 * says that it is gone and offers similar ones.
 */
export function deletedListing({
  id,
  tradeType,
  realtyType,
  rooms,
  price,
  area,
  floor,
  floors,
  status,
  address,
}: ListingDetails): ListingDetails {
  return {
    id,
    tradeType,
    realtyType,
    rooms,
    price,
    area,
    floor,
    floors,
    title: null,
    description: '',
    photos: [],
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
    metro: null,
    buildingType: null,
    yearBuilt: null,
    repairType: null,
    bathroomType: null,
    owner: { id: null, name: '', type: null },
    communicationMethod: null,
    commission: null,
    publishedAt: null,
    status,
    isDeleted: true,
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
