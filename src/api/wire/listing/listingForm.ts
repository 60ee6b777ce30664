import {
  bathroomTypes,
  buildingTypes,
  communicationMethods,
  type EnumOption,
  optionById,
  optionByWire,
  ownerTypes,
  realtyTypes,
  rentalFeatures,
  repairTypes,
  roomOptions,
  type TradeType,
} from '../../../domain/enumerations';
import type { FormAddress, ListingForm, ListingFormField } from '../../../domain/listing/form/listingForm';
import { payers, rentalConditions } from '../../../domain/listing/listingDetails';

/** A photo in a body: a picture as base64 (a `data:` URL or only its content), or the id of an existing photo (D43). */
export type WirePhotoEntry = string | number;

/** Places of the fields in the body of a sale (§7); a rent has them in `realty`, except for those of `rentPaths`. */
const paths = {
  tradeType: 'trade_type',
  realtyType: 'realty_type',
  address: 'address',
  yearBuilt: 'about_building.year_built',
  buildingType: 'about_building.type',
  rooms: 'about_apartment.number_of_rooms',
  area: 'about_apartment.area',
  hasBalcony: 'about_apartment.balcony',
  hasLoggia: 'about_apartment.loggia',
  hasElevator: 'about_apartment.elevator',
  floor: 'about_apartment.floor',
  floors: 'about_apartment.floors_number',
  photos: 'photos_upload',
  repairType: 'common_characteristics.repair_type',
  isFurnished: 'common_characteristics.furniture',
  bathroomType: 'common_characteristics.bathroom',
  hasCourtyardView: 'common_characteristics.courtyard_view',
  hasStreetView: 'common_characteristics.street_view',
  description: 'description',
  price: 'price',
  commission: 'commission',
  ownerType: 'owner_type',
  communicationMethod: 'communication_method',
  countersPayer: 'lease_payments.counters_payment',
  communalPayer: 'lease_payments.communal_payment',
  deposit: 'lease_payments.deposit',
  features: 'rental_features',
  conditions: 'rental_features',
} as const satisfies Record<ListingFormField, string>;

const rentFields: readonly ListingFormField[] = ['countersPayer', 'communalPayer', 'deposit', 'features', 'conditions'];

/** Returns the place of a field in a body, and in the errors of a server: 'about_apartment.area', of a rent 'realty.about_apartment.area'. */
export function pathOf(field: ListingFormField, tradeType: TradeType): string {
  return tradeType === 'rent' && !rentFields.includes(field) ? `realty.${paths[field]}` : paths[field];
}

/** Returns the field that the errors of a server name; null for an unknown one. Takes what is inside a field, such as `photos_upload[2]`. */
export function fieldOfPath(path: string): ListingFormField | null {
  const plain = path.replace(/^realty\./, '');
  const found = Object.entries(paths).find(
    ([, known]) => plain === known || plain.startsWith(`${known}.`) || plain.startsWith(`${known}[`),
  );
  return found ? (found[0] as ListingFormField) : null;
}

/** Returns errors nested as a server sends them (§8): `{about_apartment: {area: ['…']}}`. */
export function nestedErrors(messages: Readonly<Record<string, readonly string[]>>): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [path, texts] of Object.entries(messages)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let inner = nested;
    for (const name of names) {
      const known = inner[name];
      const next = isRecord(known) ? known : {};
      inner[name] = next;
      inner = next;
    }
    inner[last] = texts;
  }
  return nested;
}

/** Returns the body that creates or changes a listing (§7, D57). `version` is the one that an edit began with. */
export function encodeListingForm(form: ListingForm, photos: readonly WirePhotoEntry[], version?: number): object {
  const { address } = form;
  const realty = {
    realty_type: idOf(realtyTypes, form.realtyType),
    address: address && {
      street: { name: address.street, district: address.district },
      house_number: address.houseNumber,
      corpus: address.corpus,
      building: address.building,
      latitude: address.latitude,
      longitude: address.longitude,
    },
    about_building: { type: idOf(buildingTypes, form.buildingType), year_built: form.yearBuilt },
    about_apartment: {
      number_of_rooms: idOf(roomOptions, form.rooms),
      area: form.area,
      floor: form.floor,
      floors_number: form.floors,
      balcony: form.hasBalcony,
      loggia: form.hasLoggia,
      elevator: form.hasElevator,
    },
    common_characteristics: {
      repair_type: idOf(repairTypes, form.repairType),
      bathroom: idOf(bathroomTypes, form.bathroomType),
      furniture: form.isFurnished,
      courtyard_view: form.hasCourtyardView,
      street_view: form.hasStreetView,
    },
    description: form.description,
    price: form.price,
    commission: form.commission,
    owner_type: idOf(ownerTypes, form.ownerType),
    communication_method: idOf(communicationMethods, form.communicationMethod),
    photos_upload: photos,
  };
  const begun = version === undefined ? {} : { version };
  if (form.tradeType === 'sale') return { ...realty, ...begun };
  return {
    ...begun,
    realty,
    lease_payments: {
      counters_payment: idOfPayer(form.countersPayer),
      communal_payment: idOfPayer(form.communalPayer),
      deposit: form.deposit,
    },
    rental_features: Object.fromEntries([
      ...rentalFeatures.map(({ key }) => [wireKeyOf(key), form.features.includes(key)]),
      ...rentalConditions.map(({ key, wire }) => [wire, form.conditions.includes(key)]),
    ]),
  };
}

/**
 * Reads a body as a server does: what is missing stays as in `base`, what has another type becomes something that the rules refuse. Only known
 * fields are read. Photos are what the body has, in its order; those of `base` if it has none.
 */
export function readListingForm(body: unknown, base: ListingForm): ListingForm {
  const at = (field: ListingFormField) => valueAt(body, pathOf(field, base.tradeType));
  const read = <F extends ListingFormField>(field: F, convert: (value: unknown) => unknown = (value) => value): ListingForm[F] => {
    const value = at(field);
    // The rules check types.
    return value === undefined ? base[field] : (convert(value) as ListingForm[F]);
  };
  const keyIn = (options: readonly EnumOption[]) => (value: unknown) => {
    if (value === null || value === '') return null;
    const known =
      typeof value === 'number' ? optionById(options, value) : typeof value === 'string' ? optionByWire(options, value) : undefined;
    return known?.key ?? '?';
  };
  const payer = (value: unknown) => (value === null ? null : (payers.find(({ id }) => id === value)?.key ?? '?'));
  const flags = (options: readonly (readonly [key: string, wire: string])[]) => (value: unknown) =>
    options.flatMap(([key, wire]) => (isRecord(value) && Object.hasOwn(value, wire) && value[wire] === true ? [key] : []));
  return {
    tradeType: base.tradeType,
    realtyType: read('realtyType', keyIn(realtyTypes)),
    address: read('address', readAddress),
    yearBuilt: read('yearBuilt', numeric),
    buildingType: read('buildingType', keyIn(buildingTypes)),
    rooms: read('rooms', keyIn(roomOptions)),
    area: read('area', numeric),
    hasBalcony: read('hasBalcony', isTrue),
    hasLoggia: read('hasLoggia', isTrue),
    hasElevator: read('hasElevator', isTrue),
    floor: read('floor', numeric),
    floors: read('floors', numeric),
    photos: read('photos', (value) => (Array.isArray(value) ? value : [])),
    repairType: read('repairType', keyIn(repairTypes)),
    isFurnished: read('isFurnished', (value) => (typeof value === 'boolean' ? value : null)),
    bathroomType: read('bathroomType', keyIn(bathroomTypes)),
    hasCourtyardView: read('hasCourtyardView', isTrue),
    hasStreetView: read('hasStreetView', isTrue),
    description: read('description', (value) => (typeof value === 'string' ? value : '')),
    price: read('price', numeric),
    commission: read('commission', numeric),
    countersPayer: read('countersPayer', payer),
    communalPayer: read('communalPayer', payer),
    deposit: read('deposit', numeric),
    features: read('features', flags(rentalFeatures.map(({ key }) => [key, wireKeyOf(key)]))),
    conditions: read('conditions', flags(rentalConditions.map(({ key, wire }) => [key, wire]))),
    ownerType: read('ownerType', keyIn(ownerTypes)),
    communicationMethod: read('communicationMethod', keyIn(communicationMethods)),
  };
}

function readAddress(value: unknown): FormAddress | null {
  if (!isRecord(value)) return null;
  const street = isRecord(value.street) ? value.street : { name: value.street, district: value.district };
  return {
    street: text(street.name) ?? '',
    houseNumber: text(value.house_number) ?? '',
    corpus: text(value.corpus),
    building: text(value.building),
    district: text(street.district),
    latitude: degrees(value.latitude),
    longitude: degrees(value.longitude),
  };
}

/** Numbers, and digits as a form sends them; anything else is no number. */
const numeric = (value: unknown) => (value === null || typeof value === 'number' || typeof value === 'string' ? value : Number.NaN);
const isTrue = (value: unknown) => value === true;
const degrees = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** Without control characters, which a database refuses; null if nothing is left. */
function text(value: unknown): string | null {
  return typeof value === 'string' ? value.replace(/\p{Cc}/gu, '').trim() || null : null;
}

function valueAt(body: unknown, path: string): unknown {
  let value = body;
  for (const name of path.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idOf<O extends EnumOption>(options: readonly O[], key: O['key'] | null): number | null {
  return options.find((option) => option.key === key)?.id ?? null;
}

function idOfPayer(key: string | null): number | null {
  return payers.find((payer) => payer.key === key)?.id ?? null;
}

/** 'washingMachine' is `washing_machine` on the wire (§3). */
function wireKeyOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
