import type { SearchFilters } from './filters';
import { readFilters } from './filtersInput';
import type { ParameterProblem } from './filtersQuery';
import type { FixedFilters } from './fixedFilters';

/** What belongs together: with one end of a range the other is fixed too. */
const groups: readonly (readonly (keyof SearchFilters)[])[] = [
  ['tradeType'],
  ['realtyType'],
  ['rooms'],
  ['priceMin', 'priceMax'],
  ['metro'],
  ['areaMin', 'areaMax'],
  ['floorMin', 'floorMax'],
  ['bathroomTypes'],
  ['repairTypes'],
  ['buildingTypes'],
  ['flags'],
  ['ordering'],
];

/** Reads what a page fixes, in the forms of {@link readFilters}. What could not be read is not fixed. */
export function readFixedFilters(input: unknown): { fixed: FixedFilters; problems: readonly ParameterProblem[] } {
  const { filters, problems } = readFilters(input);
  const named = namesIn(input);
  const isNamed = (key: keyof SearchFilters) => {
    const { [key]: value } = filters;
    if (value === null || (Array.isArray(value) && value.length === 0)) return false;
    // Of choices that always have a value, only those that the page has written, and written rightly.
    return key !== 'tradeType' && key !== 'realtyType' && key !== 'ordering' ? true : named.has(key) && !isRefused(key, problems);
  };
  const keys = groups.filter((group) => group.some(isNamed)).flat();
  return { fixed: Object.fromEntries(keys.map((key) => [key, filters[key]])), problems };
}

const parameterOf = { tradeType: 'trade_type', realtyType: 'realty_type', ordering: 'ordering' } as const;

function namesIn(input: unknown): Set<string> {
  if (typeof input === 'string') {
    const params = new URLSearchParams(input);
    return new Set(Object.entries(parameterOf).flatMap(([key, parameter]) => (params.get(parameter) ? [key] : [])));
  }
  return new Set(typeof input === 'object' && input !== null ? safeKeys(input) : []);
}

function safeKeys(input: object): string[] {
  try {
    return Object.entries(input).flatMap(([key, value]) => (value === null || value === undefined ? [] : [key]));
  } catch {
    return [];
  }
}

const isRefused = (key: keyof typeof parameterOf, problems: readonly ParameterProblem[]) =>
  problems.some(({ parameter }) => parameter === parameterOf[key] || parameter === key);
