import type { FilterFlag } from '../../../src/domain/search/fields';
import type { FieldOfKind, RangeKey } from '../../../src/domain/search/filters';
import type { Database } from './schema';

type SearchTable = Database['listing_search'];

/** A column of `listing_search` with the numbers of a range. */
interface RangeColumn {
  readonly column: keyof SearchTable;
  /** The number of a visitor, multiplied by this, is the number in the column. */
  readonly scale: number;
  readonly type: 'smallint' | 'integer' | 'bigint';
}

/**
 * Columns of `listing_search` that ranges restrict. Conditions, the engine of the search and the test of the migrations
 * (test/server/search/searchTable.test.ts) derive from this table.
 */
export const rangeColumns = {
  price: { column: 'price', scale: 1, type: 'bigint' },
  metroMinutes: { column: 'minutes_to_metro', scale: 1, type: 'smallint' },
  // These two, as the view public_listings counts them.
  firstPayment: { column: 'first_payment', scale: 1, type: 'bigint' },
  unitPrice: { column: 'unit_price', scale: 1, type: 'bigint' },
  // Hundredths of m².
  area: { column: 'area', scale: 100, type: 'integer' },
  floor: { column: 'floor', scale: 1, type: 'smallint' },
} as const satisfies { readonly [K in RangeKey]: RangeColumn };

/** First bits of options in the column `traits` of `listing_search`, as 0001_marketplace.sql and 0010_listing_search.sql build it. */
export const firstBits = {
  repair: 0,
  bathroom: 4,
  building: 6,
  rooms: 28,
} as const satisfies { readonly [K in FieldOfKind<'list'>]: number };

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
  // The bits are added, because a shift would stop at 32 bits.
  return ids.reduce((mask, id) => mask + 2 ** (firstBit + id - 1), 0);
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
