import {
  bathroomTypes,
  buildingTypes,
  type EnumOption,
  orderings,
  realtyTypes,
  repairTypes,
  roomOptions,
  tradeTypes,
} from '../enumerations';
import { limits } from '../limits';
import { defaultFilters, filterFlags, type SearchFilters } from './filters';
import { type ParameterProblem, type ParsedQuery, parseQuery, searchParameters } from './filtersQuery';

/** Filters as a page writes them: what is not named is left as it is by default. */
export type FiltersInput = Partial<SearchFilters>;

/**
 * Reads filters given by a page: a query string (`room_count=1,2`) or an object in the shape of {@link SearchFilters}. By the rules of
 * {@link parseQuery}, except that names nobody knows are problems too: in an attribute they are typing errors, not somebody else's.
 * Never throws, whatever the object is.
 */
export function readFilters(input: unknown): ParsedQuery {
  const { query, problems } = queryOf(input);
  const parsed = parseQuery(query);
  return { ...parsed, problems: [...parsed.problems, ...problems] };
}

/** The same filters as a query, and what could not be written into it. */
export function queryOf(input: unknown): { readonly query: URLSearchParams; readonly problems: readonly ParameterProblem[] } {
  const query = new URLSearchParams();
  const problems: ParameterProblem[] = [];
  const refuse = (parameter: string, problem: ParameterProblem['problem']) => {
    problems.push({ parameter: parameter.slice(0, 60), problem });
  };
  try {
    if (typeof input === 'string') {
      if (input.length > limits.queryLength) refuse('', 'tooLong');
      else for (const [name, value] of new URLSearchParams(input)) query.append(name, value);
    } else if (typeof input === 'object') writeObject(input ?? {}, query, refuse);
    else if (input !== undefined) refuse('', 'unknownParameter');
  } catch {
    // A getter of the page threw, or a proxy did.
    refuse('', 'unknownParameter');
  }
  for (const name of new Set(query.keys())) if (!searchParameters.includes(name)) refuse(name, 'unknownParameter');
  return { query, problems };
}

/** Longer lists are cut: nobody chooses among so many by hand. */
const longestList = 200;

/** Parameters that are called otherwise than their filter; the others differ in spelling only. */
const otherNames = new Map([
  ['rooms', 'room_count'],
  ['metro', 'address_metro'],
  ['bathroomTypes', 'bathroom_type'],
  ['repairTypes', 'repair_type'],
  ['buildingTypes', 'about_building'],
]);

/** The parameter of a filter: `priceMin` travels as `price_min`. */
export const parameterOf = (name: string): string => otherNames.get(name) ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

// No key stands in two tables.
const options: readonly EnumOption[] = [
  ...tradeTypes,
  ...realtyTypes,
  ...roomOptions,
  ...orderings,
  ...bathroomTypes,
  ...repairTypes,
  ...buildingTypes,
];

function writeObject(input: object, query: URLSearchParams, refuse: (parameter: string, problem: ParameterProblem['problem']) => void) {
  for (const [name, value] of Object.entries(input)) {
    if (value === null || value === undefined) continue;
    if (!Object.hasOwn(defaultFilters, name)) {
      refuse(name, 'unknownParameter');
      continue;
    }
    const values: unknown[] = Array.isArray(value) ? value.slice(0, longestList) : [value];
    const texts = values.flatMap((item) => (typeof item === 'string' || typeof item === 'number' ? `${item}` : []));
    if (texts.length < values.length) refuse(name, 'unknownValue');
    if (name !== 'flags') {
      query.set(parameterOf(name), texts.map((text) => options.find(({ key }) => key === text)?.wire ?? text).join(','));
      continue;
    }
    for (const flag of texts) {
      if (filterFlags.some((known) => known === flag)) query.set(flag, 'true');
      else refuse(flag, 'unknownValue');
    }
  }
}
