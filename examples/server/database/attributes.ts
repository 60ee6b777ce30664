import type { FilterFlag } from '../../../src/domain/search/fields';
import type { FieldOfKind, RangeKey } from '../../../src/domain/search/filters';
import type { Database } from './schema';

type ListingTable = Database['listings'];

/** Columns of `listings` that ranges restrict. */
export const rangeColumns = {
  price: { column: 'price', scale: 1 },
  // Hundredths of m².
  area: { column: 'area', scale: 100 },
  floor: { column: 'floor', scale: 1 },
} as const satisfies { readonly [K in RangeKey]: { readonly column: keyof ListingTable; readonly scale: number } };

/** Columns that hold the id of an option, and first bits of options in the column `attrs`, as 0001_marketplace.sql builds it. */
export const listColumns = {
  rooms: { column: 'rooms' },
  repair: { firstBit: 0 },
  bathroom: { firstBit: 4 },
  building: { firstBit: 6 },
} as const satisfies { readonly [K in FieldOfKind<'list'>]: { readonly column: keyof ListingTable } | { readonly firstBit: number } };

const firstRentBit = 19;

/** Order of the bits of `listings.rent_features`. */
export const rentFeatureFlags = [
  'has_refrigerator',
  'has_air_conditioning',
  'has_garbage_chute',
  'has_tv',
  'has_dishwasher',
  'has_washing_machine',
  'has_internet',
  'kids_allowed',
  'animals_allowed',
] as const satisfies readonly FilterFlag[];

const flagBits: Readonly<Record<FilterFlag, number>> = {
  has_balcony: 12,
  has_loggia: 13,
  has_furniture: 14,
  no_deposit: 15,
  no_commission: 16,
  not_first_floor: 17,
  not_last_floor: 18,
  ...rentBits(),
};

/** All of these must be set. */
export function flagMask(flags: readonly FilterFlag[]): number {
  return flags.reduce((mask, flag) => mask | (1 << flagBits[flag]), 0);
}

/** One of these bits must be set. */
export function optionMask(firstBit: number, ids: readonly number[]): number {
  return ids.reduce((mask, id) => mask | (1 << (firstBit + id - 1)), 0);
}

/** The value of `listings.rent_features` for a set of features and conditions. */
export function rentFeatureBits(flags: readonly (typeof rentFeatureFlags)[number][]): number {
  return flags.reduce((bits, flag) => bits | (1 << rentFeatureFlags.indexOf(flag)), 0);
}

function rentBits(): Record<(typeof rentFeatureFlags)[number], number> {
  const bit = (flag: (typeof rentFeatureFlags)[number]) => firstRentBit + rentFeatureFlags.indexOf(flag);
  return {
    has_refrigerator: bit('has_refrigerator'),
    has_air_conditioning: bit('has_air_conditioning'),
    has_garbage_chute: bit('has_garbage_chute'),
    has_tv: bit('has_tv'),
    has_dishwasher: bit('has_dishwasher'),
    has_washing_machine: bit('has_washing_machine'),
    has_internet: bit('has_internet'),
    kids_allowed: bit('kids_allowed'),
    animals_allowed: bit('animals_allowed'),
  };
}
