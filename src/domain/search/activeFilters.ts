import { advancedFields, basicFields, filterFields } from './fields';
import { boundsOf, defaultFilters, type FieldOfKind, isRangeKey, type RangeKey, type SearchFilters } from './filters';
import { type FixedFilters, isFixed, isFlagFixed, withFixed } from './fixedFilters';

type ListKey = FieldOfKind<'list' | 'names' | 'flags'>;

interface ActiveRange<K extends RangeKey> {
  readonly kind: K;
  readonly min: number | null;
  readonly max: number | null;
}

interface ActiveValue<K extends ListKey> {
  readonly kind: K;
  readonly value: SearchFilters[(typeof filterFields)[K]['name']][number];
}

/** A filter that narrows a search and can be removed separately. */
export type ActiveFilter = { [K in RangeKey]: ActiveRange<K> }[RangeKey] | { [K in ListKey]: ActiveValue<K> }[ListKey];

/** Returns what narrows a search beyond deal and type, in the order of the form, without what the page has fixed. */
export function activeFilters(filters: SearchFilters, fixed: FixedFilters = {}): ActiveFilter[] {
  return [...basicFields, ...advancedFields].flatMap((kind) => {
    if (isRangeKey(kind)) {
      const [min, max] = boundsOf(filters, kind);
      return (min === null && max === null) || isFixed(fixed, `${kind}Min`) ? [] : { kind, min, max };
    }
    const { name } = filterFields[kind];
    const free = name === 'flags' ? filters.flags.filter((flag) => !isFlagFixed(fixed, flag)) : isFixed(fixed, name) ? [] : filters[name];
    return free.map((value) => ({ kind, value }) as ActiveFilter);
  });
}

/** Returns the active filters that have no place in the form itself: only the dialog of all filters shows them. */
export function advancedFiltersOf(filters: SearchFilters, fixed?: FixedFilters): ActiveFilter[] {
  const basic: readonly string[] = basicFields;
  return activeFilters(filters, fixed).filter(({ kind }) => !basic.includes(kind));
}

/** Returns the number of {@link advancedFiltersOf}. */
export const advancedFilterCount = (filters: SearchFilters, fixed?: FixedFilters): number => advancedFiltersOf(filters, fixed).length;

/** Whether anything the visitor may change narrows the search beyond deal and type. */
export function isNarrowed(filters: SearchFilters, fixed?: FixedFilters): boolean {
  return activeFilters(filters, fixed).length > 0;
}

/** Clears everything that narrows the search; deal, type, order and what the page has fixed stay (§4). */
export function clearedFilters({ tradeType, realtyType, ordering }: SearchFilters, fixed: FixedFilters = {}): SearchFilters {
  return withFixed({ ...defaultFilters, tradeType, realtyType, ordering }, fixed);
}
