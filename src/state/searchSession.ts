import { createStore, type Store } from '../base/createStore';
import type { Ordering } from '../domain/enumerations';
import { defaultFilters, type SearchFilters } from '../domain/filters';

/** What the form and the results of one search share (§4). */
export interface SearchState {
  readonly filters: SearchFilters;
  /** The page as shown, from 1. */
  readonly page: number;
  /** The page that was asked for last; differs from `page` only after a failure, which shows page 1 without asking again. */
  readonly requestedPage: number;
  readonly status: 'idle' | 'loading' | 'success' | 'error';
  /** False until starting filters are settled (attributes, URL); nothing is asked for before. */
  readonly isReady: boolean;
  /** True while station names came from outside and have not been compared with the register (§5). */
  readonly hasUncheckedMetro: boolean;
}

/** Where a session's filters came from at first. Later sources win over earlier ones. */
export interface SearchSession {
  readonly name: string;
  readonly store: Store<SearchState>;
  /** A submitted search: page 1 (§4). */
  apply(filters: SearchFilters): void;
  setOrdering(ordering: Ordering): void;
  setPage(page: number): void;
  /** Filters from an attribute or a URL: station names are not trusted yet. */
  restore(filters: SearchFilters, page: number): void;
  /** The unchecked names were compared: these filters stay. */
  settleMetro(filters: SearchFilters): void;
  /** The results say how their loading goes; a failure shows page 1 (§4). */
  mark(status: SearchState['status']): void;
  /** Asks again after a failure, from page 1. True when that changed what is asked for. */
  retry(): boolean;
}

export function createSearchSession(name: string): SearchSession {
  const store = createStore<SearchState>({
    filters: defaultFilters,
    page: 1,
    requestedPage: 1,
    status: 'idle',
    isReady: false,
    hasUncheckedMetro: false,
  });
  const goTo = (filters: SearchFilters, page: number, hasUncheckedMetro: boolean) => {
    store.set((state) => ({ ...state, filters, page, requestedPage: page, isReady: true, hasUncheckedMetro }));
  };
  return {
    name,
    store,
    apply: (filters) => goTo(filters, 1, false),
    setOrdering(ordering) {
      const { filters, hasUncheckedMetro } = store.get();
      goTo({ ...filters, ordering }, 1, hasUncheckedMetro);
    },
    setPage(page) {
      const { filters, hasUncheckedMetro } = store.get();
      goTo(filters, page, hasUncheckedMetro);
    },
    restore: (filters, page) => goTo(filters, page, filters.metro.length > 0),
    settleMetro(filters) {
      store.set((state) => ({ ...state, filters, hasUncheckedMetro: false }));
    },
    mark(status) {
      store.set((state) => {
        const page = status === 'error' ? 1 : state.page;
        return state.status === status && state.page === page ? state : { ...state, status, page };
      });
    },
    retry() {
      const changes = store.get().requestedPage !== 1;
      store.set((state) => (changes ? { ...state, page: 1, requestedPage: 1 } : state));
      return changes;
    },
  };
}
