import type { SearchFilters } from '../search/filters';
import { formatQuery } from '../search/filtersQuery';

/** Returns the query that stands for a search in whatever order: sorting does not change what is found. */
export const searchKey = (filters: SearchFilters): string => formatQuery({ ...filters, ordering: 'newest' });
