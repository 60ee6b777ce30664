import { realtyTypes } from '../../enumerations';
import type { ListingDetails } from '../listingDetails';
import { fieldOf } from './fieldOf';
import { eachField, formFields, type ListingFormField, rowOf } from './fieldTypes';
import type { ListingForm } from './listingForm';

/** Returns what the form of a stored listing starts with. Photos are ids. */
export function formOfListing(listing: ListingDetails): ListingForm {
  const { address } = listing;
  return {
    ...eachField<ListingForm>(formFields, (field) => answerOf(listing, field)),
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
    photos: listing.photos.map(({ id }) => id),
    price: listing.price > 0 ? listing.price : null,
  };
}

function answerOf(listing: ListingDetails, field: ListingFormField) {
  const value = fieldOf(listing, field);
  const { kind } = rowOf(field);
  if (kind === 'flag') return value === true;
  return value ?? (kind === 'keys' ? [] : null);
}
