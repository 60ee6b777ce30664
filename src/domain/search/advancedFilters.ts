import type { SearchFilters } from './filters';
import { type FixedFilters, isFixed, isFlagFixed } from './fixedFilters';

/** How many filters stand only in the advanced ones: rooms, price and stations have their own place in the form. */
export function advancedFilterCount(filters: SearchFilters, fixed: FixedFilters = {}): number {
  let count = filters.flags.filter((flag) => !isFlagFixed(fixed, flag)).length;
  for (const key of ['buildingTypes', 'repairTypes', 'bathroomTypes'] as const) if (!isFixed(fixed, key)) count += filters[key].length;
  if ((filters.areaMin !== null || filters.areaMax !== null) && !isFixed(fixed, 'areaMin')) count += 1;
  if ((filters.floorMin !== null || filters.floorMax !== null) && !isFixed(fixed, 'floorMin')) count += 1;
  return count;
}

/** Whether anything that the visitor may change narrows the search beyond deal and type. */
export function isNarrowed(filters: SearchFilters, fixed: FixedFilters = {}): boolean {
  return (
    advancedFilterCount(filters, fixed) > 0 ||
    (filters.rooms.length > 0 && !isFixed(fixed, 'rooms')) ||
    (filters.metro.length > 0 && !isFixed(fixed, 'metro')) ||
    ((filters.priceMin !== null || filters.priceMax !== null) && !isFixed(fixed, 'priceMin'))
  );
}
