import { endpoints } from '../../api/reference';
import { searchPath } from '../../api/search';
import { limits } from '../../domain/limits';
import type { SearchFilters } from '../../domain/search/filters';
import { parseQuery } from '../../domain/search/filtersQuery';
import { movePrefetched } from '../runtime/prefetch';
import { initialQuery, type SearchAttributes } from './initialQuery';

/** The search that the session starts with. */
export interface InitialSearch {
  readonly filters: SearchFilters;
  readonly page: number;
  readonly pageSize: number | undefined;
}

/** Uses the response of the loader, if its raw query means the search that the session starts with. */
export function claimPrefetch(apiUrl: string, attributes: SearchAttributes, { filters, page, pageSize }: InitialSearch): void {
  const raw = initialQuery(attributes);
  if (raw === null) return;
  const asked = parseQuery(raw);
  const path = searchPath(filters, page, pageSize);
  if (asked.problems.length > 0 || searchPath(asked.filters, asked.page, pageSize) !== path) return;
  const size = pageSize === undefined || pageSize === limits.pageSize ? '' : `&page_size=${pageSize}`;
  movePrefetched(`${apiUrl}${endpoints.search}?${raw}${size}`, apiUrl + path);
}
