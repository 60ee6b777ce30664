import { type FilterFlag, flagsFor, type SearchFilters } from './filters';

/** Filters that a page fixes: what is named here a visitor cannot change. Of flags only those named are fixed. */
export type FixedFilters = Partial<SearchFilters>;

/** Filters as the page lets them be. The same object comes back when nothing is fixed. */
export function withFixed(filters: SearchFilters, fixed: FixedFilters): SearchFilters {
  if (Object.keys(fixed).length === 0) return filters;
  const merged = { ...filters, ...fixed };
  const flags: FilterFlag[] = [...filters.flags, ...(fixed.flags ?? [])];
  return { ...merged, flags: flagsFor(merged.tradeType, flags) };
}

/** Whether the visitor may not change this. */
export function isFixed(fixed: FixedFilters, key: Exclude<keyof SearchFilters, 'flags'>): boolean {
  return Object.hasOwn(fixed, key);
}

/** Whether the visitor may not switch this flag off. */
export function isFlagFixed(fixed: FixedFilters, flag: FilterFlag): boolean {
  return fixed.flags?.includes(flag) ?? false;
}
