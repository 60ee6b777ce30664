import { limits } from '../limits';
import { filterFlags } from './fields';
import { filterProperties, type SearchFilters } from './filters';
import { type ParameterProblem, type ParsedQuery, parseQuery, searchParameters } from './filtersQuery';

/** Filters as a page writes them; missing ones are defaults. */
export type FiltersInput = Partial<SearchFilters>;

/**
 * Reads filters given by a page: a query string (`room_count=1,2`) or an object in the shape of {@link SearchFilters}. Follows the rules of
 * {@link parseQuery}, except that unknown names are problems too: in an attribute they are typing errors, not somebody else's parameters.
 * Never throws, whatever the object is.
 */
export function readFilters(input: unknown): ParsedQuery {
  const { query, problems } = queryOf(input);
  const parsed = parseQuery(query);
  return { ...parsed, problems: [...parsed.problems, ...problems] };
}

/** Returns the same filters as a query, and what could not be written into it. */
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
    // A getter or a proxy of the page threw.
    refuse('', 'unknownParameter');
  }
  for (const name of new Set(query.keys())) if (!searchParameters.includes(name)) refuse(name, 'unknownParameter');
  return { query, problems };
}

/** Longer lists are cut: nobody selects that many by hand. */
const longestList = 200;

function writeObject(input: object, query: URLSearchParams, refuse: (parameter: string, problem: ParameterProblem['problem']) => void) {
  for (const [name, value] of Object.entries(input)) {
    if (value === null || value === undefined) continue;
    const property = filterProperties.find((known) => known.name === name);
    if (!property) {
      refuse(name, 'unknownParameter');
      continue;
    }
    const values: unknown[] = Array.isArray(value) ? value.slice(0, longestList) : [value];
    const texts = values.flatMap((item) => (typeof item === 'string' || typeof item === 'number' ? `${item}` : []));
    if (texts.length < values.length) refuse(name, 'unknownValue');
    const { parameter, field } = property;
    if (field.kind !== 'flags') {
      const options = 'options' in field ? field.options : [];
      query.set(parameter, texts.map((text) => options.find(({ key }) => key === text)?.wire ?? text).join(','));
      continue;
    }
    for (const flag of texts) {
      if (filterFlags.some((known) => known === flag)) query.set(flag, 'true');
      else refuse(flag, 'unknownValue');
    }
  }
}
