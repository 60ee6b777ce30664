// Shared by the definitions of searching elements.
import { control, event, prop } from '../../base/defineElement';
import type { SearchFilters } from '../../domain/search/filters';
import type { FiltersInput } from '../../domain/search/filtersInput';
import type { SearchControl, SearchElement } from './searchControl';
import type { FilterSource } from './searchState';

/** Attributes of every element that takes part in a search. A definition spreads them: `props: { ...commonProps, ...searchProps }`. */
export const searchProps = {
  session: prop.text(),
  filters: prop.query<FiltersInput>(),
  fixedFilters: prop.query<FiltersInput>(),
  deal: prop.choice(['sale', 'rent']),
  urlSync: prop.choice(['off', 'query', 'hash'], 'off'),
} as const;

/** Filters in the detail of events. */
export interface FilterDetail {
  readonly filters: SearchFilters;
  /** The same filters as a query string, for a link. */
  readonly query: string;
  readonly source: FilterSource;
}

/** Target of a link or a form of the widget. */
export interface NavigateDetail {
  readonly url: string;
  readonly target: 'home' | 'all' | 'results';
}

/** Events of every element that takes part in a search. */
export const searchEvents = {
  ready: event<{ filters: SearchFilters }>(),
  filter: event<FilterDetail>(),
  navigate: event<NavigateDetail>({ cancelable: true }),
} as const;

/** Members for scripts of the page. */
export const searchControl = control<SearchControl, SearchElement>({
  properties: ['filters', 'results'],
  methods: ['search', 'reset', 'whenReady'],
});
