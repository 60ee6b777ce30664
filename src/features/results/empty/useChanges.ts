import { countListings } from '../../../api/search';
import { activeFilters, clearedFilters } from '../../../domain/search/activeFilters';
import type { SearchFilters } from '../../../domain/search/filters';
import { formatQuery } from '../../../domain/search/filtersQuery';
import type { FixedFilters } from '../../../domain/search/fixedFilters';
import { widened } from '../../../domain/search/widened.lazy';
import { withoutFilter } from '../../../domain/search/withoutFilter.lazy';
import { publicStoreOf } from '../../../state/data/publicStore';
import { useLoad } from '../../../state/data/useLoad';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useMetroRegister } from '../../../state/search/useMetroRegister';
import { useFilterText } from '../../../text/filters/useFilterText';
import { filterLabel } from '../filterLabel';

/** A search that finds more. */
export interface SearchChange {
  readonly text: string;
  readonly filters: SearchFilters;
  readonly count: number;
}

/** With more listings nobody needs another search. */
const few = 3;
/** Filters that are tried: each costs a request. */
const mostTried = 8;
/** Neighbouring stations that are tried. */
const mostNeighbours = 4;
/** Wider ranges and searches without a filter that are shown. */
const mostShown = 4;
/** Of these, the wider ranges: the smallest changes. */
const mostWidened = 2;

/**
 * Returns changes of a search that found `count` listings, with what each would find: wider ranges, neighbouring stations beside the chosen
 * ones and, where nothing was found, what to drop. Null while that is unknown.
 */
export function useChanges(filters: SearchFilters, fixed: FixedFilters, count: number): readonly SearchChange[] | null {
  const texts = useFilterText();
  const { text: filterText } = texts;
  const { transport } = useRuntime();
  const active = count > few ? [] : activeFilters(filters, fixed).slice(0, mostTried);
  const wider = active.flatMap((one) => {
    const next = widened(filters, one);
    return next ? [{ text: `${filterText[next.active.kind]} ${filterLabel(next.active, texts)}`, filters: next.filters }] : [];
  });

  const hasStations = active.some(({ kind }) => kind === 'metro');
  const register = useMetroRegister(hasStations);
  const names = hasStations && register.status === 'ready' ? register.value.neighbours(filters.metro).slice(0, mostNeighbours) : [];
  const beside = names.map((name) => ({ text: filterText.withStation(name), filters: { ...filters, metro: [...filters.metro, name] } }));

  // Who has found something wants no other search, only more of this one.
  const dropped = count > 0 ? [] : active;
  const without = dropped.map((one) => ({ text: filterText.without(filterLabel(one, texts)), filters: withoutFilter(filters, one) }));
  const all = without.length > 1 ? [{ text: filterText.withoutAll, filters: clearedFilters(filters, fixed) }] : [];

  const tried = [...wider, ...beside, ...without, ...all];
  const isKnown = !hasStations || register.status === 'ready' || register.status === 'failed';
  const key = tried.length > 0 && isKnown ? ['changes', ...tried.map((one) => formatQuery(one.filters))] : null;
  const load = useLoad(publicStoreOf, key, (options) => Promise.all(tried.map((one) => countListings(transport, one.filters, options))));
  if (load.status !== 'ready') return null;
  const counts = new Map(tried.map((one, index) => [one.filters, load.value[index] ?? 0]));
  const helpful = (some: readonly Omit<SearchChange, 'count'>[]): SearchChange[] =>
    some.map((one) => ({ ...one, count: counts.get(one.filters) ?? 0 })).filter((one) => one.count > count);
  const widest = helpful(wider).slice(0, mostWidened);
  const single = helpful(without)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostShown - widest.length);
  const some = [...widest, ...helpful(beside), ...single];
  return some.length > 0 ? some : helpful(all);
}
