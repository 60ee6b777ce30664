import { realtyTypes } from '../../enumerations';
import type { ListingDetails } from '../listingDetails';
import type { ListingForm } from './listingForm';

/** Returns what the form of a stored listing starts with. Photos are ids. */
export function formOfListing(listing: ListingDetails): ListingForm {
  const { address, rent } = listing;
  return {
    tradeType: listing.tradeType,
    // A house, a room and a studio are not offered any more (D36): the owner chooses again.
    realtyType: realtyTypes.find(({ key }) => key === listing.realtyType)?.key ?? null,
    address: address && {
      street: address.street,
      houseNumber: address.houseNumber,
      corpus: address.corpus,
      building: address.building,
      district: address.district,
      latitude: address.latitude,
      longitude: address.longitude,
    },
    yearBuilt: listing.yearBuilt,
    buildingType: listing.buildingType,
    rooms: listing.rooms,
    area: listing.area,
    hasBalcony: listing.hasBalcony === true,
    hasLoggia: listing.hasLoggia === true,
    hasElevator: listing.hasElevator === true,
    floor: listing.floor,
    floors: listing.floors,
    photos: listing.photos.map(({ id }) => id),
    repairType: listing.repairType,
    isFurnished: listing.isFurnished,
    bathroomType: listing.bathroomType,
    hasCourtyardView: listing.hasCourtyardView === true,
    hasStreetView: listing.hasStreetView === true,
    description: listing.description,
    price: listing.price > 0 ? listing.price : null,
    commission: listing.commission,
    countersPayer: rent?.countersPayer ?? null,
    communalPayer: rent?.communalPayer ?? null,
    deposit: rent?.deposit ?? null,
    features: rent?.features ?? [],
    conditions: rent?.conditions ?? [],
    ownerType: listing.owner.type,
    communicationMethod: listing.communicationMethod,
  };
}
