import { createStore, type Store } from '../../base/createStore';
import { slotOf } from '../../base/slotOf';
import type { Ordering } from '../../domain/enumerations';
import type { Box } from '../../domain/map/coordinates';
import { defaultFilters, type SearchFilters } from '../../domain/search/filters';
import type { ParameterProblem } from '../../domain/search/filtersQuery';
import { type FixedFilters, withFixed } from '../../domain/search/fixedFilters';
import type { SearchView, ViewState } from '../../domain/search/searchView';
import type { Runtime } from '../runtime/runtime';
import type { FilterSource, SearchResults, SearchState } from './searchState';

/** Where filters came from, and how they are shown. */
export interface RestoreOptions {
  readonly page?: number;
  readonly source: FilterSource;
  /** Null: as the page starts it. Absent: unchanged. */
  readonly viewState?: ViewState | null;
  /** What of an address could not be understood. */
  readonly problems?: readonly ParameterProblem[];
}

/** One search of a page, by its name. */
export interface SearchSession {
  readonly name: string;
  readonly store: Store<SearchState>;
  /** Results that load this search now; without any, it is never answered. Called with what the visitor has asked for, before it is drawn. */
  readonly subscribers: Set<{ readonly current: (next: SearchState) => void }>;
  /** Forms and results that show this search now. */
  readonly mounted: Set<object>;
  /** Path, query and hash that hold this search; null while it is not in the address of the page. */
  readonly address: Store<string | null>;
  /** The address is damaged, and the code that repairs it is on its way: nobody else starts the search meanwhile. */
  isRepairing?: boolean;
  /** The visitor turns to another page: the address keeps the page before as an entry of the history. */
  isTurning?: boolean;

  /** Sets what the page decides: the filters to start from and return to, and the ones nobody can change. */
  configure(start: SearchFilters, fixed: FixedFilters): void;
  /** Applies a submitted form, from page 1 (§4). */
  apply(filters: SearchFilters): void;
  setOrdering(ordering: Ordering): void;
  setPage(page: number): void;
  /** Sets filters from an attribute, a method or a URL, whose station names are not trusted yet. */
  restore(filters: SearchFilters, options: RestoreOptions): void;
  /** Returns to the filters the page starts from. */
  reset(): void;
  /** Replaces filters with unchecked station names by checked ones. */
  settleMetro(filters: SearchFilters): void;
  /** Drops everything, as if the search had never started. */
  clear(): void;

  /** Shows cards or the map, as the visitor or the page wants. */
  setView(view: SearchView): void;
  /** Sets the view to start with, unless the address, the visitor or the page has already chosen one. */
  setStartView(view: SearchView): void;
  /** Returns to cards when the results leave the page (§2). */
  resetView(): void;
  /** Sets the visible part of the map after it was moved. */
  setBox(box: Box | null): void;

  /** Sets the progress of a query; a failure shows page 1 and nothing else (§4). */
  setStatus(status: SearchState['status'], query: string, results?: Omit<SearchResults, 'page'>): void;
  /** Requests the failed query again. */
  refetch(): void;
  /** Moves on from a failure to page 1. Returns true when that changes the query. */
  retry(): boolean;
}

/** Returns the search of this name and creates it on the first call. */
export function searchOf({ slots }: Runtime, name: string): SearchSession {
  return slotOf(slots, slotName(name), () => createSearchSession(name));
}

const slotName = (name: string) => `search ${name}`;

/** Forgets the search of a name that nobody else can use. Deferred: its form and results leave in the same task, or return. */
export function forgetSearch({ slots }: Runtime, name: string): void {
  queueMicrotask(() => {
    const session = slots[slotName(name)] as SearchSession | undefined;
    if (session?.mounted.size === 0) delete slots[slotName(name)];
  });
}

export function createSearchSession(name: string): SearchSession {
  // Whether the address, the visitor or the page has chosen a view: from then on the start view is ignored.
  let isViewChosen = false;
  const initial: SearchState = {
    filters: defaultFilters,
    source: 'host',
    problems: [],
    start: defaultFilters,
    fixed: {},
    page: 1,
    requestedPage: 1,
    status: 'idle',
    results: null,
    answered: null,
    retryCount: 0,
    isReady: false,
    hasUncheckedMetro: false,
    view: 'cards',
    startView: 'cards',
    box: null,
  };
  const store = createStore(initial);
  const change = (part: Partial<SearchState>) => store.set((state) => ({ ...state, ...part }));
  const subscribers: SearchSession['subscribers'] = new Set();
  /** The request leaves before anything is drawn. */
  const ask = (part: Partial<SearchState>) => {
    const next = { ...store.get(), ...part };
    for (const send of subscribers) send.current(next);
    store.set(next);
  };
  const setPage = (page: number) => ask({ page, requestedPage: page });
  const goTo = (
    filters: SearchFilters,
    page: number,
    hasUncheckedMetro: boolean,
    source: FilterSource,
    { viewState, problems = initial.problems }: Partial<RestoreOptions> = {},
  ) => {
    if (viewState !== undefined) isViewChosen = viewState !== null;
    const { startView, fixed } = store.get();
    (source === 'visitor' ? ask : change)({
      ...(viewState === null ? { view: startView, box: null } : viewState),
      filters: withFixed(filters, fixed),
      source,
      problems,
      page,
      requestedPage: page,
      isReady: true,
      hasUncheckedMetro,
    });
  };
  const restore = (filters: SearchFilters, options: RestoreOptions) => {
    const { metro } = withFixed(filters, store.get().fixed);
    goTo(filters, options.page ?? 1, metro.length > 0, options.source, options);
  };
  return {
    name,
    store,
    subscribers,
    mounted: new Set(),
    address: createStore<string | null>(null),
    configure: (start, fixed) => change({ start, fixed }),
    // Unchecked station names stay unchecked, whatever else the visitor changes meanwhile.
    apply: (filters) => goTo(filters, 1, store.get().hasUncheckedMetro && filters.metro.length > 0, 'visitor'),
    setOrdering(ordering) {
      const { filters, hasUncheckedMetro } = store.get();
      goTo({ ...filters, ordering }, 1, hasUncheckedMetro, 'visitor');
    },
    setPage,
    restore,
    reset: () => restore(store.get().start, { source: 'host' }),
    settleMetro(filters) {
      const { filters: asked, source, problems } = store.get();
      const isLess = source === 'address' && filters.metro.length < asked.metro.length;
      change({
        filters,
        hasUncheckedMetro: false,
        problems: isLess ? [...problems, { parameter: 'address_metro', problem: 'unknownValue' }] : problems,
      });
    },
    clear() {
      isViewChosen = false;
      store.set(initial);
    },
    setView(view) {
      isViewChosen = true;
      change({ view });
    },
    setStartView: (startView) => change(isViewChosen ? { startView } : { startView, view: startView }),
    resetView() {
      isViewChosen = false;
      change({ view: 'cards', startView: 'cards', box: null });
    },
    setBox: (box) => change({ box }),
    setStatus(status, query, results) {
      store.set((state) => {
        const hasFailed = status === 'error';
        const page = hasFailed ? 1 : state.page;
        const shown = hasFailed ? null : results ? { ...results, page } : state.results;
        const answered = hasFailed || results ? query : state.answered;
        const isSame =
          state.status === status && state.page === page && state.answered === answered && state.results?.listings === shown?.listings;
        return isSame ? state : { ...state, status, page, answered, results: shown };
      });
    },
    refetch: () => change({ answered: null, retryCount: store.get().retryCount + 1 }),
    retry() {
      const isOtherPage = store.get().requestedPage !== 1;
      if (isOtherPage) setPage(1);
      return isOtherPage;
    },
  };
}
