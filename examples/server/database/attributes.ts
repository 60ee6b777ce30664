import {
  type BathroomType,
  type BuildingType,
  bathroomTypes,
  buildingTypes,
  optionByKey,
  type RepairType,
  repairTypes,
} from '../../../src/domain/enumerations';
import type { FilterFlag } from '../../../src/domain/search/filters';

/** Bits of the generated column `listings.attrs`, as 0001_marketplace.sql makes them. */
const firstRepairBit = 0;
const firstBathroomBit = 4;
const firstBuildingBit = 6;
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

/** One of these must be set. */
export function repairMask(types: readonly RepairType[]): number {
  return types.reduce((mask, key) => mask | (1 << (firstRepairBit + optionByKey(repairTypes, key).id - 1)), 0);
}

export function bathroomMask(types: readonly BathroomType[]): number {
  return types.reduce((mask, key) => mask | (1 << (firstBathroomBit + optionByKey(bathroomTypes, key).id - 1)), 0);
}

export function buildingMask(types: readonly BuildingType[]): number {
  return types.reduce((mask, key) => mask | (1 << (firstBuildingBit + optionByKey(buildingTypes, key).id - 1)), 0);
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
