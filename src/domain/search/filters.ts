import type { BathroomType, BuildingType, Ordering, RealtyType, RepairType, Rooms, TradeType } from '../enumerations';
import { limits } from '../limits';

/** What a visitor searches for (§3). Null and an empty list mean "any". Money is whole roubles, area is m². */
export interface SearchFilters {
  readonly tradeType: TradeType;
  readonly realtyType: RealtyType;
  readonly rooms: readonly Rooms[];
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** Station names; a name stands for all lines that have it (D24). */
  readonly metro: readonly string[];
  readonly areaMin: number | null;
  readonly areaMax: number | null;
  readonly floorMin: number | null;
  readonly floorMax: number | null;
  readonly bathroomTypes: readonly BathroomType[];
  readonly repairTypes: readonly RepairType[];
  readonly buildingTypes: readonly BuildingType[];
  readonly flags: readonly FilterFlag[];
  readonly ordering: Ordering;
}

/** Flags that hold for both deals, by the name they have in queries (§3). */
export const commonFlags = [
  'not_first_floor',
  'not_last_floor',
  'has_balcony',
  'has_loggia',
  'has_furniture',
  'no_deposit',
  'no_commission',
] as const;

/** Flags that only rent has (§3). */
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

/** All flags of the search (§3), in the order in which a query names them. */
export const filterFlags = [...commonFlags, ...rentFlags] as const;
/** Name of a flag, in code and in queries alike. */
export type FilterFlag = (typeof filterFlags)[number];

/** Продажа, Квартира, newest first, no rooms (§4). */
export const defaultFilters: SearchFilters = {
  tradeType: 'sale',
  realtyType: 'flat',
  rooms: [],
  priceMin: null,
  priceMax: null,
  metro: [],
  areaMin: null,
  areaMax: null,
  floorMin: null,
  floorMax: null,
  bathroomTypes: [],
  repairTypes: [],
  buildingTypes: [],
  flags: [],
  ordering: 'newest',
};

/** What is wrong with a pair of bounds. */
export type RangeProblem = 'minAboveMax';

/** 'Мин. цена не может быть больше макс.' (§5). */
export function rangeProblem(min: number | null, max: number | null): RangeProblem | null {
  return min !== null && max !== null && min > max ? 'minAboveMax' : null;
}

/** What is wrong with a pair of prices; the bounds are `limits.price`, roubles. */
export type PriceProblem = RangeProblem | 'aboveLimit' | 'belowLimit';

/** A price outside the bounds shows an error and does not enter the filters (D32). */
export function priceProblem(min: number | null, max: number | null): PriceProblem | null {
  const given = [min, max].filter((price) => price !== null);
  if (given.some((price) => price > limits.price.max)) return 'aboveLimit';
  if (given.some((price) => price < limits.price.min)) return 'belowLimit';
  return rangeProblem(min, max);
}

/** What is wrong with the bounds that a form holds. */
export interface RangeProblems {
  readonly price: PriceProblem | null;
  readonly area: RangeProblem | null;
  readonly floor: RangeProblem | null;
}

/** Checks every pair of bounds; single values are kept within their limits by the fields themselves (§5). */
export function rangeProblems(filters: SearchFilters): RangeProblems {
  return {
    price: priceProblem(filters.priceMin, filters.priceMax),
    area: rangeProblem(filters.areaMin, filters.areaMax),
    floor: rangeProblem(filters.floorMin, filters.floorMax),
  };
}

/** Flags of rent mean nothing for a sale; they are dropped rather than sent. */
export function flagsFor(tradeType: TradeType, flags: readonly FilterFlag[]): FilterFlag[] {
  const allowed: readonly string[] = tradeType === 'rent' ? filterFlags : commonFlags;
  return filterFlags.filter((flag) => allowed.includes(flag) && flags.includes(flag));
}

/** Page count = result count / page size, rounded up (§4). */
export function pageCount(count: number, pageSize: number): number {
  return Math.max(0, Math.ceil(count / pageSize));
}
