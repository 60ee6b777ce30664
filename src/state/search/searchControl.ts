import { deepFreeze } from '../../base/deepFreeze';
import type { SearchFilters } from '../../domain/search/filters';
import type { FiltersInput } from '../../domain/search/filtersInput';
import type { Problem } from '../runtime/runtimeContext';
import type { SearchSession } from './searchSession';
import type { SearchResults } from './searchState';

/**
 * The API of a search for the page's script: properties and methods of the element, the `ref` of the React component, `instance` in the
 * detail of every event. What it hands out is frozen.
 */
export interface SearchControl {
  /** The filters of the results; null before they are known. */
  readonly filters: SearchFilters | null;
  /** The page of results on the screen; null before the first one and after a failure. */
  readonly results: SearchResults | null;
  /**
   * Starts a new search from page 1: by a query string, by an object whose missing filters are defaults, or again as it is. Fixed filters stay.
   * Resolves with the results, or with null when there are none: a failure, a newer search, no results on the page. Never rejects.
   */
  search(filters?: string | FiltersInput): Promise<SearchResults | null>;
  /** Searches by the initial filters of the page. Resolves like {@link search}. */
  reset(): Promise<SearchResults | null>;
  /** Resolves when the search is drawn and its filters are known. */
  whenReady(): Promise<this>;
}

/** The control on the element: its filters can also be written, in every form that the attribute and the React prop accept. */
export interface SearchElement extends Omit<SearchControl, 'filters' | 'whenReady'> {
  get filters(): SearchFilters | null;
  set filters(filters: string | FiltersInput | null | undefined);
  whenReady(): Promise<this>;
}

/** Returns the control of a session. `report` receives filters that could not be read. */
export function createSearchControl(session: SearchSession, report: (problem: Problem) => void): SearchControl {
  const { store } = session;
  const methods = () => import('./searchMethods');
  // A chunk that fails to load must not disturb the page.
  const nothing = () => null;
  return {
    get filters() {
      return store.get().isReady ? deepFreeze(store.get().filters) : null;
    },
    get results() {
      return deepFreeze(store.get().results);
    },
    search: (input) => methods().then(({ search }) => search(session, input, report).then(deepFreeze), nothing),
    reset: () => methods().then(({ reset }) => reset(session).then(deepFreeze), nothing),
    async whenReady() {
      await methods().then(({ settled }) => settled(session), nothing);
      return this;
    },
  };
}
