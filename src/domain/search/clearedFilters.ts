import { defaultFilters, type SearchFilters } from './filters';
import { type FixedFilters, withFixed } from './fixedFilters';

/** Nothing narrows the search any more: deal, type and order stay, and so does what the page has fixed (§4). */
export function clearedFilters({ tradeType, realtyType, ordering }: SearchFilters, fixed: FixedFilters = {}): SearchFilters {
  return withFixed({ ...defaultFilters, tradeType, realtyType, ordering }, fixed);
}
