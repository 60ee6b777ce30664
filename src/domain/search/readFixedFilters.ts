import type { SearchFilters } from './filters';
import { parameterOf, queryOf, readFilters } from './filtersInput';
import type { ParameterProblem } from './filtersQuery';
import type { FixedFilters } from './fixedFilters';

/** Reads what a page fixes, in the forms of {@link readFilters}. What could not be read is not fixed. */
export function readFixedFilters(input: unknown): { readonly fixed: FixedFilters; readonly problems: readonly ParameterProblem[] } {
  const { filters, problems } = readFilters(input);
  const { query } = queryOf(input);
  const isNamed = (key: string) => {
    const value: unknown = filters[key as keyof SearchFilters];
    if (value === null || (Array.isArray(value) && value.length === 0)) return false;
    // Choices have a value always: only what the page has written, and written rightly, is meant.
    const parameter = parameterOf(key);
    if (key === 'tradeType' || key === 'realtyType' || key === 'ordering') {
      return query.get(parameter) && !problems.some((problem) => problem.parameter === parameter);
    }
    return true;
  };
  // With one end of a range the other is fixed too.
  const otherEnd = (key: string) => key.replace(/M(in|ax)$/, (end) => (end === 'Min' ? 'Max' : 'Min'));
  const fixed = Object.entries(filters).filter(([key]) => isNamed(key) || (otherEnd(key) !== key && isNamed(otherEnd(key))));
  return { fixed: Object.fromEntries(fixed), problems };
}
