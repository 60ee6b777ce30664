import {
  bathroomTypes,
  buildingTypes,
  type EnumOption,
  orderings,
  realtyTypes,
  repairTypes,
  roomOptions,
  tradeTypes,
} from '../enumerations';
import { limits } from '../limits';
import { parseRooms } from '../listing/rooms';

interface FieldBase {
  /** Property of the filters. */
  readonly name: string;
  readonly parameter: string;
}

/** Exactly one option. The first one is the default. */
interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly EnumOption[];
}

/** Any number of options; none means "any". */
export interface ListField extends FieldBase {
  readonly kind: 'list';
  readonly options: readonly EnumOption[];
  /** A second parameter with the same meaning, accepted but never written. */
  readonly alias?: string;
  /** Replaces the lookup by label or id. */
  readonly parse?: (value: string) => string | undefined;
}

/** Two bounds: the properties `{key}Min` and `{key}Max`, the parameters `{parameter}_min` and `{parameter}_max`. */
export interface RangeField {
  readonly kind: 'range';
  readonly parameter: string;
  readonly min: number;
  readonly max: number;
  /** Decimals that a bound may have. Whole numbers without it. */
  readonly decimals?: 2;
}

/** Names of stations. */
interface NamesField extends FieldBase {
  readonly kind: 'names';
}

/** All {@link filterFlags}. Each is a separate parameter. */
interface FlagsField extends FieldBase {
  readonly kind: 'flags';
  readonly parameter: '';
}

/** A row of {@link filterFields}. */
export type FilterField = ChoiceField | ListField | RangeField | NamesField | FlagsField;

/**
 * Every filter of the search (§3), in the order of the query. Types, defaults, the query codec, object input, chips, the form, the fake API,
 * the server and its OpenAPI document derive from this table. A key also names the texts of its filter.
 */
export const filterFields = {
  tradeType: { kind: 'choice', name: 'tradeType', parameter: 'trade_type', options: tradeTypes },
  realtyType: { kind: 'choice', name: 'realtyType', parameter: 'realty_type', options: realtyTypes },
  rooms: { kind: 'list', name: 'rooms', parameter: 'room_count', options: roomOptions, parse: parseRooms },
  price: { kind: 'range', parameter: 'price', ...limits.price },
  /** A name stands for all lines that have it (D24). */
  metro: { kind: 'names', name: 'metro', parameter: 'address_metro' },
  /** On foot to the nearest station, whichever it is. */
  metroMinutes: { kind: 'range', parameter: 'minutes_to_metro', min: 1, max: 60 },
  /** `firstPaymentOf` a rent. */
  firstPayment: { kind: 'range', parameter: 'first_payment', ...limits.price },
  /** `pricePerSquareMetre` of a sale. */
  unitPrice: { kind: 'range', parameter: 'unit_price', ...limits.price },
  area: { kind: 'range', parameter: 'area', min: 0.01, max: limits.area.max, decimals: 2 },
  floor: { kind: 'range', parameter: 'floor', ...limits.floor },
  bathroom: { kind: 'list', name: 'bathroomTypes', parameter: 'bathroom_type', options: bathroomTypes },
  repair: { kind: 'list', name: 'repairTypes', parameter: 'repair_type', options: repairTypes },
  // The alias is the name of the enumeration (D13).
  building: { kind: 'list', name: 'buildingTypes', parameter: 'about_building', options: buildingTypes, alias: 'building_type' },
  flag: { kind: 'flags', name: 'flags', parameter: '' },
  ordering: { kind: 'choice', name: 'ordering', parameter: 'ordering', options: orderings },
} as const satisfies Readonly<Record<string, FilterField>>;

/** Filters with their own place in the form. */
export const basicFields = ['rooms', 'price', 'metro'] as const satisfies readonly (keyof typeof filterFields)[];
/** Filters that only the dialog of all filters has. After {@link basicFields}, in the order of the dialog and of the chips. */
export const advancedFields = [
  'firstPayment',
  'unitPrice',
  'metroMinutes',
  'area',
  'floor',
  'building',
  'repair',
  'bathroom',
  'flag',
] as const satisfies readonly (keyof typeof filterFields)[];

/** Flags for both deals, by their parameter (§3). */
export const commonFlags = [
  'not_first_floor',
  'not_last_floor',
  'has_balcony',
  'has_loggia',
  'has_furniture',
  'no_deposit',
  'no_commission',
] as const;

/** Flags for rent only (§3). */
export const rentFlags = [
  'has_refrigerator',
  'has_air_conditioning',
  'has_garbage_chute',
  'has_tv',
  'has_dishwasher',
  'has_washing_machine',
  'has_internet',
  'kids_allowed',
  'animals_allowed',
] as const;

/** All flags of the search (§3), in the order of the query. */
export const filterFlags = [...commonFlags, ...rentFlags] as const;
/** Name of a flag, in code and in queries alike. */
export type FilterFlag = (typeof filterFlags)[number];
