import { hasOwn } from '../../base/foreign/hasOwn';
import type { ActiveFilter } from './activeFilters';
import { filterFields } from './fields';
import { type SearchFilters, withoutRange } from './filters';

/** Returns the search without one of its active filters. Only the chips need it, and they load after the first results. */
export function withoutFilter(filters: SearchFilters, active: ActiveFilter): SearchFilters {
  if (!hasOwn(active, 'value')) return withoutRange(filters, active.kind);
  const { name } = filterFields[active.kind];
  const values: readonly string[] = filters[name];
  return { ...filters, [name]: values.filter((value) => value !== active.value) };
}
