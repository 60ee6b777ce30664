import { parseQuery } from './filtersQuery';

/** Signs of separators, names and encodings that no address of the search has. */
const misplaced = /[?;]|3D|[A-Z]\w*=|(^|&)(\+|%20)|(\+|%20)=/;
const oddStation = /[^а-яё\d -]|^(м|метро|ст|станция) /i;

/** Whether `repairQuery` may find something: cheap, so that its code loads for such an address alone. May be wrong about one in order. */
export function isDamaged(query: string): boolean {
  const { filters, problems } = parseQuery(query);
  return problems.length > 0 || misplaced.test(query) || filters.metro.some((name) => oddStation.test(name));
}
