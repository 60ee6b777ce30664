import { endpoints } from '../../api/endpoints/search';
import { searchPath } from '../../api/search';
import { limits } from '../../domain/limits';
import type { SearchFilters } from '../../domain/search/filters';
import { parseQuery } from '../../domain/search/filtersQuery';
import { initialQuery, type SearchAttributes } from '../search/initialQuery';
import { movePrefetched } from './prefetch';

/** Where a search begins, as the session understands it. */
export interface Start {
  readonly filters: SearchFilters;
  readonly page: number;
  readonly pageSize: number | undefined;
}

/** Takes the answer that the loader has asked for, when it has put the same question together without knowing what it means. */
export function claimStart(apiUrl: string, words: SearchAttributes, { filters, page, pageSize }: Start): void {
  const raw = initialQuery(words);
  if (raw === null) return;
  const asked = parseQuery(raw);
  const path = searchPath(filters, page, pageSize);
  if (asked.problems.length > 0 || searchPath(asked.filters, asked.page, pageSize) !== path) return;
  const size = pageSize === undefined || pageSize === limits.pageSize ? '' : `&page_size=${pageSize}`;
  movePrefetched(`${apiUrl}${endpoints.search}?${raw}${size}`, apiUrl + path);
}
