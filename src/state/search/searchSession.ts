import { createStore, type Store } from '../../base/createStore';
import type { Ordering } from '../../domain/enumerations';
import type { Listing } from '../../domain/listing/listing';
import type { Box } from '../../domain/map/coordinates';
import { defaultFilters, type SearchFilters } from '../../domain/search/filters';
import { type FixedFilters, withFixed } from '../../domain/search/fixedFilters';
import type { SearchPlace, SearchView } from '../../domain/search/searchView';
import type { Runtime } from '../runtime/runtime';

/** Who changed the filters: the visitor by the form, chips or sorting; the page by attributes and methods; the address bar. */
export type FilterSource = 'visitor' | 'host' | 'address';

/** A page of results as the host is told of it. */
export interface SearchResults {
  /** All listings that match, not only those of this page. */
  readonly count: number;
  /** From 1. */
  readonly page: number;
  readonly listings: readonly Listing[];
}

/** What the form and the results of one search share (§4). */
export interface SearchState {
  readonly filters: SearchFilters;
  /** Who made {@link filters} what they are. */
  readonly source: FilterSource;
  /** What the page allows nobody to change; {@link filters} always agree with it. */
  readonly fixed: FixedFilters;
  /** The page as shown, from 1. */
  readonly page: number;
  /** The page that was asked for last; differs from `page` only after a failure, which shows page 1 without asking again. */
  readonly requestedPage: number;
  readonly status: 'idle' | 'loading' | 'success' | 'error';
  /** The results on the screen; null before the first ones and after a failure, which empties them (§4). */
  readonly results: SearchResults | null;
  /** The question that was answered last, with results or a failure: the query of {@link filters} and {@link requestedPage}. */
  readonly answered: string | null;
  /** Grows when the same question is to be asked once more. */
  readonly attempt: number;
  /** False until starting filters are settled (attributes, URL); nothing is asked for before. */
  readonly isReady: boolean;
  /** True while station names came from outside and have not been compared with the register (§5). */
  readonly hasUncheckedMetro: boolean;
  /** How the results are shown. */
  readonly view: SearchView;
  /** How the page lets them begin. */
  readonly startView: SearchView;
  /** What the map shows; null before it was moved. */
  readonly box: Box | null;
}

/** Whether a script may rely on the filters: starting ones are known, station names compared. */
export const isSettled = ({ isReady, hasUncheckedMetro }: SearchState): boolean => isReady && !hasUncheckedMetro;

/** Where filters came from, and on which page they show. */
export interface RestoreOptions {
  readonly page?: number;
  readonly source: FilterSource;
  /** Null: as the page lets it begin. Absent: as it is. */
  readonly place?: SearchPlace | null;
}

/** One search of a page, by its name. */
export interface SearchSession {
  readonly name: string;
  readonly store: Store<SearchState>;
  /** How many results ask for this search now; without any, nobody answers it. */
  readonly askers: Set<object>;
  /** Path, query and hash that hold this search; null while it keeps out of the address of the page. */
  readonly address: Store<string | null>;
  /** Forms and results that show this search now. */
  readonly users: Set<object>;
  /** A submitted search: page 1 (§4). */
  apply(filters: SearchFilters): void;
  setOrdering(ordering: Ordering): void;
  setPage(page: number): void;
  /** The visitor, or the page, wants cards or the map. */
  setView(view: SearchView): void;
  /** The map has come to rest here. */
  setBox(box: Box | null): void;
  /** How the results are to begin where the address says nothing of it. */
  setStartView(view: SearchView): void;
  /** The results leave the page: cards again (§2). */
  leaveView(): void;
  /** Filters from an attribute, a method or a URL: station names are not trusted yet. */
  restore(filters: SearchFilters, options: RestoreOptions): void;
  /** What the page says: where the search starts and returns to, and what is fixed from now on. */
  setHost(start: SearchFilters, fixed: FixedFilters): void;
  /** Back to where the page lets the search start. */
  reset(): void;
  /** The unchecked names were compared: these filters stay. */
  settleMetro(filters: SearchFilters): void;
  /** The results say how the loading of a question goes; a failure shows page 1 and nothing else (§4). */
  mark(status: SearchState['status'], question: string, results?: Omit<SearchResults, 'page'>): void;
  /** Asks the failed question once more. */
  askAgain(): void;
  /** Asks again after a failure, from page 1. True when that changed what is asked for. */
  retry(): boolean;
  /** As if it had never begun. */
  forget(): void;
}

/** The search of this name; made when first asked for. */
export function searchOf({ searches }: Runtime, name: string): SearchSession {
  let session = searches.get(name);
  if (!session) {
    session = createSearchSession(name);
    searches.set(name, session);
  }
  return session;
}

export function createSearchSession(name: string): SearchSession {
  let start = defaultFilters;
  // By the address, the visitor or the page: from then on the starting view has no say.
  let isViewSaid = false;
  const initial: SearchState = {
    filters: defaultFilters,
    source: 'host',
    fixed: {},
    page: 1,
    requestedPage: 1,
    status: 'idle',
    results: null,
    answered: null,
    attempt: 0,
    isReady: false,
    hasUncheckedMetro: false,
    view: 'cards',
    startView: 'cards',
    box: null,
  };
  const store = createStore(initial);
  const change = (part: Partial<SearchState>) => store.set((state) => ({ ...state, ...part }));
  const goTo = (
    filters: SearchFilters,
    page: number,
    hasUncheckedMetro: boolean,
    source: FilterSource,
    place?: RestoreOptions['place'],
  ) => {
    if (place !== undefined) isViewSaid = place !== null;
    store.set((state) => ({
      ...state,
      ...(place === null ? { view: state.startView, box: null } : place),
      filters: withFixed(filters, state.fixed),
      source,
      page,
      requestedPage: page,
      isReady: true,
      hasUncheckedMetro,
    }));
  };
  const restore = (filters: SearchFilters, { page = 1, source, place }: RestoreOptions) => {
    const { metro } = withFixed(filters, store.get().fixed);
    goTo(filters, page, metro.length > 0, source, place);
  };
  return {
    name,
    store,
    askers: new Set(),
    address: createStore<string | null>(null),
    users: new Set(),
    // Names that nobody has compared yet stay so, whatever else the visitor changes meanwhile.
    apply: (filters) => goTo(filters, 1, store.get().hasUncheckedMetro && filters.metro.length > 0, 'visitor'),
    setOrdering(ordering) {
      const { filters, hasUncheckedMetro } = store.get();
      goTo({ ...filters, ordering }, 1, hasUncheckedMetro, 'visitor');
    },
    setPage(page) {
      const { filters, hasUncheckedMetro, source } = store.get();
      goTo(filters, page, hasUncheckedMetro, source);
    },
    setView(view) {
      isViewSaid = true;
      change({ view });
    },
    setBox: (box) => change({ box }),
    setStartView: (startView) => change(isViewSaid ? { startView } : { startView, view: startView }),
    leaveView() {
      isViewSaid = false;
      change({ view: 'cards', startView: 'cards', box: null });
    },
    restore,
    setHost(newStart, fixed) {
      start = newStart;
      change({ fixed });
    },
    reset: () => restore(start, { source: 'host' }),
    settleMetro: (filters) => change({ filters, hasUncheckedMetro: false }),
    mark(status, question, results) {
      store.set((state) => {
        const page = status === 'error' ? 1 : state.page;
        const shown = status === 'error' ? null : results ? { ...results, page } : state.results;
        const answered = status === 'error' || results ? question : state.answered;
        const isSame =
          state.status === status && state.page === page && state.answered === answered && state.results?.listings === shown?.listings;
        return isSame ? state : { ...state, status, page, answered, results: shown };
      });
    },
    askAgain() {
      store.set((state) => ({ ...state, answered: null, attempt: state.attempt + 1 }));
    },
    retry() {
      const changes = store.get().requestedPage !== 1;
      store.set((state) => (changes ? { ...state, page: 1, requestedPage: 1 } : state));
      return changes;
    },
    forget() {
      isViewSaid = false;
      store.set(initial);
    },
  };
}
