import type { SearchFilters } from '../../domain/search/filters';
import type { FiltersInput } from '../../domain/search/filtersInput';
import type { Problem } from '../runtime/runtimeContext';
import type { SearchSession } from './searchSession';
import type { SearchResults } from './searchState';

/**
 * What a page's own script may ask of a search and do with it: the element's own properties and methods, the `ref` of the React component,
 * `instance` in the detail of every event.
 */
export interface SearchControl {
  /** The filters that the results answer; null before they are known. */
  readonly filters: SearchFilters | null;
  /** The page of results on the screen; null before the first one and after a failure. */
  readonly results: SearchResults | null;
  /**
   * Searches anew, from page 1: by a query string, by an object of which the rest is default, or once more as it stands. Fixed filters stay.
   * Answers the results, or null when there are none: a failure, a newer search, no results on the page. Never rejects.
   */
  search(filters?: string | FiltersInput): Promise<SearchResults | null>;
  /** Searches by the filters that the page has set at first. Answers like {@link search}. */
  reset(): Promise<SearchResults | null>;
  /** Answers when the search is drawn and its filters are known. */
  whenReady(): Promise<this>;
}

/** The control as the element has it: its filters can be written too, in every form that the attribute and the React prop take. */
export interface SearchElement extends Omit<SearchControl, 'filters' | 'whenReady'> {
  get filters(): SearchFilters | null;
  set filters(filters: string | FiltersInput | null | undefined);
  whenReady(): Promise<this>;
}

/** The control of a session. `report` is told of filters that could not be read. */
export function createSearchControl(session: SearchSession, report: (problem: Problem) => void): SearchControl {
  const { store } = session;
  const methods = () => import('./searchMethods');
  // A page is not to be disturbed by a chunk that does not arrive.
  const nothing = () => null;
  return {
    get filters() {
      return store.get().isReady ? store.get().filters : null;
    },
    get results() {
      return store.get().results;
    },
    search: (input) => methods().then(({ search }) => search(session, input, report), nothing),
    reset: () => methods().then(({ reset }) => reset(session), nothing),
    async whenReady() {
      await methods().then(({ settled }) => settled(session), nothing);
      return this;
    },
  };
}
