import {
  bathroomTypes,
  buildingTypes,
  communicationMethods,
  type EnumOption,
  optionByKey,
  ownerTypes,
  realtyTypes,
  repairTypes,
  roomOptions,
  tradeTypes,
} from '../../../../src/domain/enumerations';
import { listingFields } from '../../../../src/domain/listing/fields';
import type { ListingForm } from '../../../../src/domain/listing/form/listingForm';
import { payers } from '../../../../src/domain/listing/form/rentalOptions';

const idOf = <O extends EnumOption>(options: readonly O[], key: O['key'] | null) => (key === null ? null : optionByKey(options, key).id);
const payerOf = (key: string | null) => payers.find((payer) => payer.key === key)?.id ?? null;
const namesOf = (options: readonly { readonly key: string; readonly name: string }[], keys: readonly string[]) =>
  options.filter(({ key }) => keys.includes(key)).map(({ name }) => name);

/** Returns a listing as a report shows it: the names and ids of bodies (§7) in one level, photos as addresses. */
export function encodeOffer(form: ListingForm) {
  const { address } = form;
  return {
    trade_type: idOf(tradeTypes, form.tradeType),
    realty_type: idOf(realtyTypes, form.realtyType),
    number_of_rooms: form.rooms && optionByKey(roomOptions, form.rooms).wire,
    area: form.area,
    floor: form.floor,
    floors_number: form.floors,
    year_built: form.yearBuilt,
    building_type: idOf(buildingTypes, form.buildingType),
    balcony: form.hasBalcony,
    loggia: form.hasLoggia,
    elevator: form.hasElevator,
    repair_type: idOf(repairTypes, form.repairType),
    furniture: form.isFurnished,
    bathroom: idOf(bathroomTypes, form.bathroomType),
    courtyard_view: form.hasCourtyardView,
    street_view: form.hasStreetView,
    description: form.description,
    photos: form.photos,
    owner_type: idOf(ownerTypes, form.ownerType),
    communication_method: idOf(communicationMethods, form.communicationMethod),
    price: form.price,
    rental_features: namesOf(listingFields.features.options, form.features),
    rental_conditions: namesOf(listingFields.conditions.options, form.conditions),
    counters_payment: payerOf(form.countersPayer),
    communal_payment: payerOf(form.communalPayer),
    deposit: form.deposit,
    commission: form.commission,
    address: address && {
      street: address.street,
      house_number: address.houseNumber,
      corpus: address.corpus,
      building: address.building,
      latitude: address.latitude,
      longitude: address.longitude,
    },
  };
}
