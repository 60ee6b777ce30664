import type { ListingFormField } from './form/listingForm';
import type { ListingDetails } from './listingDetails';

type Content = { readonly [F in ListingFormField]: unknown };

/** Returns in which fields of the form two versions of a listing differ, in the order of the form. */
export function changedFields(before: ListingDetails, after: ListingDetails): ListingFormField[] {
  const [old, next] = [contentOf(before), contentOf(after)];
  return (Object.keys(next) as ListingFormField[]).filter((field) => JSON.stringify(old[field]) !== JSON.stringify(next[field]));
}

function contentOf(listing: ListingDetails): Content {
  const { address, rent, owner, photos } = listing;
  return {
    tradeType: listing.tradeType,
    realtyType: listing.realtyType,
    address: address && [address.label, address.latitude, address.longitude],
    yearBuilt: listing.yearBuilt,
    buildingType: listing.buildingType,
    rooms: listing.rooms,
    area: listing.area,
    hasBalcony: listing.hasBalcony === true,
    hasLoggia: listing.hasLoggia === true,
    hasElevator: listing.hasElevator === true,
    floor: listing.floor,
    floors: listing.floors,
    // An order is content, too.
    photos: photos.map(({ id }) => id),
    repairType: listing.repairType,
    isFurnished: listing.isFurnished,
    bathroomType: listing.bathroomType,
    hasCourtyardView: listing.hasCourtyardView === true,
    hasStreetView: listing.hasStreetView === true,
    description: listing.description,
    price: listing.price,
    commission: listing.commission ?? 0,
    countersPayer: rent?.countersPayer ?? null,
    communalPayer: rent?.communalPayer ?? null,
    deposit: rent?.deposit ?? 0,
    features: [...(rent?.features ?? [])].sort(),
    conditions: [...(rent?.conditions ?? [])].sort(),
    ownerType: owner.type,
    communicationMethod: listing.communicationMethod,
  };
}
