import {
  bathroomTypes,
  buildingTypes,
  type EnumOption,
  orderings,
  realtyTypes,
  repairTypes,
  roomOptions,
  tradeTypes,
} from './enumerations';
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
  if (typeof input === 'string') {
    const parsed = parseQuery(input);
    const names = parsed.problems[0]?.problem === 'tooLong' ? [] : [...new Set(new URLSearchParams(input).keys())];
    return withProblems(parsed, names.filter((name) => name !== '' && !searchParameters.includes(name)).map(unknownParameter));
  }
  if (input === null || input === undefined) return parseQuery('');
  if (typeof input !== 'object') return { filters: defaultFilters, page: 1, problems: [unknownParameter('')] };
  try {
    const { query, problems } = queryOfObject(input);
    return withProblems(parseQuery(query), problems);
  } catch {
    // A getter of the page threw, or a proxy did.
    return { filters: defaultFilters, page: 1, problems: [unknownParameter('')] };
  }
}

const unknownParameter = (parameter: string): ParameterProblem => ({ parameter, problem: 'unknownParameter' });

const withProblems = (parsed: ParsedQuery, problems: readonly ParameterProblem[]): ParsedQuery => ({
  ...parsed,
  problems: [...parsed.problems, ...problems],
});

/** Longer lists are cut: nobody chooses among so many by hand. */
const longestList = 200;

const one: Readonly<Record<string, readonly [parameter: string, options: readonly EnumOption[]]>> = {
  tradeType: ['trade_type', tradeTypes],
  realtyType: ['realty_type', realtyTypes],
  ordering: ['ordering', orderings],
  rooms: ['room_count', roomOptions],
  bathroomTypes: ['bathroom_type', bathroomTypes],
  repairTypes: ['repair_type', repairTypes],
  buildingTypes: ['about_building', buildingTypes],
  metro: ['address_metro', []],
};

const numbers: Readonly<Record<string, string>> = {
  priceMin: 'price_min',
  priceMax: 'price_max',
  areaMin: 'area_min',
  areaMax: 'area_max',
  floorMin: 'floor_min',
  floorMax: 'floor_max',
};

function queryOfObject(input: object): { query: URLSearchParams; problems: ParameterProblem[] } {
  const query = new URLSearchParams();
  const problems: ParameterProblem[] = [];
  for (const [name, value] of Object.entries(input)) {
    if (value === null || value === undefined) continue;
    const values: unknown[] = Array.isArray(value) ? value.slice(0, longestList) : [value];
    const texts = values.flatMap((item) => (typeof item === 'string' || typeof item === 'number' ? String(item) : []));
    if (texts.length < values.length) problems.push({ parameter: name, problem: 'unknownValue' });
    const [parameter, options] = (Object.hasOwn(one, name) && one[name]) || [];
    if (parameter && options) {
      const written = texts.map((text) => options.find(({ key }) => key === text)?.wire ?? text);
      if (written.length > 0) query.set(parameter, written.join(','));
    } else if (Object.hasOwn(numbers, name)) {
      query.set(numbers[name] ?? name, texts[0] ?? '');
    } else if (name === 'flags') {
      for (const flag of texts) {
        if (filterFlags.some((known) => known === flag)) query.set(flag, 'true');
        else problems.push({ parameter: flag.slice(0, 60), problem: 'unknownValue' });
      }
    } else {
      problems.push(unknownParameter(name.slice(0, 60)));
    }
  }
  return { query, problems };
}
