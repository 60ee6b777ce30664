import {
  bathroomTypes,
  buildingTypes,
  communicationMethods,
  type EnumOption,
  optionById,
  optionByKey,
  ownerTypes,
  realtyTypes,
  rentalFeatures,
  repairTypes,
  roomOptions,
  tradeTypes,
} from '../../../../src/domain/enumerations';
import type { FormAddress, ListingForm } from '../../../../src/domain/listing/form/listingForm';
import { payers, rentalConditions } from '../../../../src/domain/listing/listingDetails';
import { rentFeatureBits, rentFeatureFlags } from '../../database/attributes';
import type { ListingRow } from '../listingRow';

/** Returns the columns of `listings` that a form fills. A form that its rules have refused has no place here. */
export function listingValues(form: ListingForm) {
  const flags = [
    ...form.features.map((key) => optionByKey(rentalFeatures, key).wire),
    ...form.conditions.flatMap((key) => rentalConditions.find((condition) => condition.key === key)?.wire ?? []),
  ];
  return {
    realty_type: required(idOf(realtyTypes, form.realtyType)),
    rooms: idOf(roomOptions, form.rooms),
    price: required(form.price),
    area: form.area === null ? null : Math.round(form.area * 100),
    floor: form.floor,
    floors: form.floors,
    building_type: idOf(buildingTypes, form.buildingType),
    year_built: form.yearBuilt,
    repair: idOf(repairTypes, form.repairType),
    bathroom: idOf(bathroomTypes, form.bathroomType),
    balcony: form.hasBalcony,
    loggia: form.hasLoggia,
    elevator: form.hasElevator,
    furniture: form.isFurnished === true,
    furniture_known: form.isFurnished !== null,
    courtyard_view: form.hasCourtyardView,
    street_view: form.hasStreetView,
    rent_features: rentFeatureBits(rentFeatureFlags.filter((flag) => flags.includes(flag))),
    counters: payers.find(({ key }) => key === form.countersPayer)?.id ?? null,
    communal: payers.find(({ key }) => key === form.communalPayer)?.id ?? null,
    deposit: form.deposit,
    commission: form.commission,
    owner_type: required(idOf(ownerTypes, form.ownerType)),
    communication_method: required(idOf(communicationMethods, form.communicationMethod)),
    description: form.description,
  };
}

/** The columns that a form is read back from. */
export type FormRow = Omit<ReturnType<typeof listingValues>, 'counters' | 'communal'> &
  Pick<ListingRow, 'trade_type' | 'street' | 'house_number' | 'corpus' | 'district' | 'latitude' | 'longitude'> & {
    readonly counters: number | null;
    readonly communal: number | null;
    /** Of the address. */
    readonly stroenie: string | null;
  };

/** Returns the form of a stored listing; `photos` are their ids. */
export function formOf(row: FormRow, photos: readonly number[]): ListingForm {
  const has = (wire: string) => rentFeatureFlags.some((flag, bit) => flag === wire && (row.rent_features & (1 << bit)) !== 0);
  const address: FormAddress = {
    street: row.street,
    houseNumber: row.house_number,
    corpus: row.corpus,
    building: row.stroenie,
    district: row.district,
    latitude: row.latitude,
    longitude: row.longitude,
  };
  return {
    tradeType: required(keyOf(tradeTypes, row.trade_type)),
    realtyType: keyOf(realtyTypes, row.realty_type),
    address,
    yearBuilt: row.year_built,
    buildingType: keyOf(buildingTypes, row.building_type),
    rooms: keyOf(roomOptions, row.rooms),
    area: row.area === null ? null : row.area / 100,
    hasBalcony: row.balcony,
    hasLoggia: row.loggia,
    hasElevator: row.elevator,
    floor: row.floor,
    floors: row.floors,
    photos,
    repairType: keyOf(repairTypes, row.repair),
    isFurnished: row.furniture_known ? row.furniture : null,
    bathroomType: keyOf(bathroomTypes, row.bathroom),
    hasCourtyardView: row.courtyard_view,
    hasStreetView: row.street_view,
    description: row.description,
    price: row.price,
    commission: row.commission,
    countersPayer: payers.find(({ id }) => id === row.counters)?.key ?? null,
    communalPayer: payers.find(({ id }) => id === row.communal)?.key ?? null,
    deposit: row.deposit,
    features: rentalFeatures.flatMap(({ key, wire }) => (has(wire) ? [key] : [])),
    conditions: rentalConditions.flatMap(({ key, wire }) => (has(wire) ? [key] : [])),
    ownerType: keyOf(ownerTypes, row.owner_type),
    communicationMethod: keyOf(communicationMethods, row.communication_method),
  };
}

function idOf<O extends EnumOption>(options: readonly O[], key: O['key'] | null): number | null {
  return key === null ? null : optionByKey(options, key).id;
}

function keyOf<O extends EnumOption>(options: readonly O[], id: number | null): O['key'] | null {
  return id === null ? null : (optionById(options, id)?.key ?? null);
}

function required<T>(value: T | null): T {
  if (value === null) throw new TypeError('A form without its required fields cannot be stored');
  return value;
}
