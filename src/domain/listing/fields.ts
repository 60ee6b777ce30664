import {
  bathroomTypes,
  buildingTypes,
  communicationMethods,
  type EnumOption,
  ownerTypes,
  realtyTypes,
  rentalFeatures,
  repairTypes,
  roomOptions,
  tradeTypes,
} from '../enumerations';
import { formLimits } from './form/formLimits';
import { payers, rentalConditions } from './form/rentalOptions';

/** Sections of the form, in the order shown. */
export const listingSections = [
  'types',
  'address',
  'flat',
  'photos',
  'repair',
  'amenities',
  'description',
  'price',
  'terms',
  'contacts',
] as const;
/** One of {@link listingSections}. */
export type ListingSection = (typeof listingSections)[number];

interface FieldBase {
  readonly section: ListingSection;
  /** Who shows it: only the page of a listing, or the page of a rent, among its terms. Without it cards have it, too. */
  readonly on?: 'page' | 'rent';
  /** Place in a body (§7), inside `realty` of a rent if it is no term of the rent. */
  readonly wire: string;
  /** Nothing is published without it. */
  readonly isRequired?: true;
}

/** One option or none, and its id in bodies. A deal is what no form is without: it is in the path of a call. */
interface ChoiceField extends FieldBase {
  readonly kind: 'choice' | 'deal';
  readonly options: readonly EnumOption[];
}

/** Who pays. Bodies have an id that must not be text. */
interface PayerField extends FieldBase {
  readonly kind: 'payer';
  readonly options: typeof payers;
}

/** Any number of options. Bodies have each by its name, as true or false. */
interface KeysField extends FieldBase {
  readonly kind: 'keys';
  readonly options: readonly {
    readonly key: string;
    /** Its name in bodies. */
    readonly name: string;
    /** Its flag in the search. */
    readonly wire: string;
  }[];
}

/** A whole number, unless it has decimals. */
export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly decimals?: 2;
  readonly range?: { readonly min: number; readonly max: number };
  /** How it is shown. */
  readonly unit?: 'area' | 'money';
}

interface TextField extends FieldBase {
  readonly kind: 'text';
  /** Characters. */
  readonly max: number;
}

/** A flag is yes or no, an answer can also be missing. Address and photos have types and rules that no other field has. */
interface OtherField extends FieldBase {
  readonly kind: 'flag' | 'answer' | 'address' | 'photos';
}

/** A row of {@link listingFields}. */
export type ListingField = ChoiceField | PayerField | KeysField | NumberField | TextField | OtherField;

/** 'washingMachine' is `washing_machine` in a body (§3). */
const features = rentalFeatures.map(({ key, wire }) => ({
  key,
  wire,
  name: key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
}));
const conditions = rentalConditions.map(({ key, wire }) => ({ key, wire, name: wire }));

/**
 * Every field of a listing that its owner fills in (§3), in the order of the form. The types of form and listing, the empty form, comparison,
 * sections, bodies, rules by kind, what moderators read, the columns of the server, its document and the fake API derive from this table.
 */
export const listingFields = {
  tradeType: { kind: 'deal', section: 'types', wire: 'trade_type', options: tradeTypes },
  realtyType: { kind: 'choice', section: 'types', wire: 'realty_type', options: realtyTypes, isRequired: true },
  address: { kind: 'address', section: 'address', wire: 'address', isRequired: true },
  yearBuilt: { kind: 'number', section: 'flat', wire: 'about_building.year_built' },
  buildingType: { kind: 'choice', section: 'flat', wire: 'about_building.type', options: buildingTypes },
  rooms: { kind: 'choice', section: 'flat', wire: 'about_apartment.number_of_rooms', options: roomOptions, isRequired: true },
  /** m². */
  area: {
    kind: 'number',
    section: 'flat',
    wire: 'about_apartment.area',
    decimals: 2,
    range: formLimits.area,
    unit: 'area',
    isRequired: true,
  },
  hasBalcony: { kind: 'flag', section: 'flat', on: 'page', wire: 'about_apartment.balcony' },
  hasLoggia: { kind: 'flag', section: 'flat', on: 'page', wire: 'about_apartment.loggia' },
  hasElevator: { kind: 'flag', section: 'flat', on: 'page', wire: 'about_apartment.elevator' },
  floor: { kind: 'number', section: 'flat', wire: 'about_apartment.floor', range: formLimits.floor, isRequired: true },
  /** How many floors the house has. */
  floors: { kind: 'number', section: 'flat', wire: 'about_apartment.floors_number', range: formLimits.floor, isRequired: true },
  photos: { kind: 'photos', section: 'photos', wire: 'photos_upload', isRequired: true },
  repairType: { kind: 'choice', section: 'repair', wire: 'common_characteristics.repair_type', options: repairTypes },
  isFurnished: { kind: 'answer', section: 'repair', on: 'page', wire: 'common_characteristics.furniture' },
  bathroomType: { kind: 'choice', section: 'repair', wire: 'common_characteristics.bathroom', options: bathroomTypes },
  hasCourtyardView: { kind: 'flag', section: 'repair', on: 'page', wire: 'common_characteristics.courtyard_view' },
  hasStreetView: { kind: 'flag', section: 'repair', on: 'page', wire: 'common_characteristics.street_view' },
  description: { kind: 'text', section: 'description', wire: 'description', max: formLimits.description, isRequired: true },
  /** Whole roubles; of a rent, for a month. */
  price: { kind: 'number', section: 'price', wire: 'price', unit: 'money', isRequired: true },
  countersPayer: { kind: 'payer', section: 'terms', on: 'rent', wire: 'lease_payments.counters_payment', options: payers },
  communalPayer: { kind: 'payer', section: 'terms', on: 'rent', wire: 'lease_payments.communal_payment', options: payers },
  /** Whole roubles. */
  deposit: {
    kind: 'number',
    section: 'terms',
    on: 'rent',
    wire: 'lease_payments.deposit',
    range: formLimits.deposit,
    unit: 'money',
  },
  /** Whole roubles. */
  commission: { kind: 'number', section: 'terms', wire: 'commission', unit: 'money' },
  features: { kind: 'keys', section: 'amenities', on: 'rent', wire: 'rental_features', options: features },
  conditions: { kind: 'keys', section: 'amenities', on: 'rent', wire: 'rental_features', options: conditions },
  ownerType: { kind: 'choice', section: 'contacts', wire: 'owner_type', options: ownerTypes, isRequired: true },
  communicationMethod: {
    kind: 'choice',
    section: 'contacts',
    wire: 'communication_method',
    options: communicationMethods,
    isRequired: true,
  },
} as const satisfies Readonly<Record<string, ListingField>>;
