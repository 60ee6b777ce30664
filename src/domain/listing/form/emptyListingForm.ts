import type { TradeType } from '../../enumerations';
import type { ListingForm } from './listingForm';

/** Returns a form without answers. */
export function emptyListingForm(tradeType: TradeType): ListingForm {
  return {
    tradeType,
    realtyType: null,
    address: null,
    yearBuilt: null,
    buildingType: null,
    rooms: null,
    area: null,
    hasBalcony: false,
    hasLoggia: false,
    hasElevator: false,
    floor: null,
    floors: null,
    photos: [],
    repairType: null,
    isFurnished: null,
    bathroomType: null,
    hasCourtyardView: false,
    hasStreetView: false,
    description: '',
    price: null,
    commission: null,
    countersPayer: null,
    communalPayer: null,
    deposit: null,
    features: [],
    conditions: [],
    ownerType: null,
    communicationMethod: null,
  };
}
