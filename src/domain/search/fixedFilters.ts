import type { FilterFlag } from './fields';
import { type FilterProperty, filterProperties, ofItsDeal, type SearchFilters } from './filters';
import { queryOf, readFilters } from './filtersInput';
import type { ParameterProblem } from './filtersQuery';

/** Filters that a page fixes, so that visitors cannot change them. Only the named flags are fixed. */
export type FixedFilters = Partial<SearchFilters>;

/** Returns the filters as a search holds them: with the fixed ones, and without what belongs to the other deal. The same object if they already are. */
export function withFixed(filters: SearchFilters, fixed: FixedFilters): SearchFilters {
  const own = ofItsDeal({ ...filters, ...fixed, flags: [...filters.flags, ...(fixed.flags ?? [])] });
  return JSON.stringify(own) === JSON.stringify(filters) ? filters : own;
}

/** Whether the page has fixed this filter. */
export function isFixed(fixed: FixedFilters, key: Exclude<keyof SearchFilters, 'flags'>): boolean {
  return Object.hasOwn(fixed, key);
}

/** Whether the page has fixed this flag. */
export function isFlagFixed(fixed: FixedFilters, flag: FilterFlag): boolean {
  return fixed.flags?.includes(flag) ?? false;
}

/** Reads the fixed filters of a page, in the forms of {@link readFilters}. Unreadable ones are not fixed. */
export function readFixedFilters(input: unknown): { readonly fixed: FixedFilters; readonly problems: readonly ParameterProblem[] } {
  const { filters, problems } = readFilters(input);
  const { query } = queryOf(input);
  const isSet = ({ name, parameter, field }: FilterProperty) =>
    // A single choice always has a value, so it counts only where the page has written a valid one.
    field.kind === 'choice'
      ? query.get(parameter) && !problems.some((problem) => problem.parameter === parameter)
      : [filters[name] ?? []].flat().length > 0;
  // One bound of a range fixes the other.
  const fixed = filterProperties.filter(({ field }) => filterProperties.some((other) => other.field === field && isSet(other)));
  return { fixed: Object.fromEntries(fixed.map(({ name }) => [name, filters[name]])), problems };
}
