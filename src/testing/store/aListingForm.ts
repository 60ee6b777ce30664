import { emptyListingForm } from '../../domain/listing/form/emptyListingForm';
import type { ListingForm } from '../../domain/listing/form/listingForm';

/** Returns a complete form of a flat for sale; overrides replace single fields. */
export function aListingForm(overrides: Partial<ListingForm> = {}): ListingForm {
  return {
    ...emptyListingForm('sale'),
    realtyType: 'flat',
    address: {
      street: 'Тверская улица',
      houseNumber: '12',
      corpus: null,
      building: '1',
      district: 'Тверской',
      latitude: 55.76435,
      longitude: 37.60789,
    },
    yearBuilt: 1904,
    buildingType: 'brick',
    rooms: '2',
    area: 54.3,
    hasBalcony: true,
    hasLoggia: false,
    hasElevator: true,
    floor: 3,
    floors: 5,
    photos: ['photo'],
    repairType: 'euro',
    isFurnished: true,
    bathroomType: 'separate',
    hasCourtyardView: true,
    hasStreetView: false,
    description: 'Светлая квартира с видом во двор.',
    price: 25_000_000,
    commission: 0,
    ownerType: 'owner',
    communicationMethod: 'callsAndMessages',
    ...overrides,
  };
}
