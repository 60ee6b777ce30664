import type { SearchFilters } from '../domain/filters';
import { type FiltersInput, readFilters } from '../domain/filtersInput';
import { formatQuery } from '../domain/filtersQuery';
import { badFilters } from './problems';
import type { Problem } from './runtimeContext';
import type { SearchResults, SearchSession, SearchState } from './searchSession';

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

/** Whether methods mean something: starting filters are settled, station names compared. */
export const isSettled = ({ isReady, hasUncheckedMetro }: SearchState): boolean => isReady && !hasUncheckedMetro;

/** The control of a session. `report` is told of filters that could not be read. */
export function createSearchControl(session: SearchSession, report: (problem: Problem) => void): SearchControl {
  const { store } = session;
  const settled = () => until(session, (state) => (isSettled(state) ? true : undefined));
  const outcome = async (): Promise<SearchResults | null> => {
    if (session.askers.size === 0) return null;
    // Comparing station names may still change the question.
    let question: string | undefined;
    return until(session, (state) => {
      if (state.hasUncheckedMetro) return undefined;
      const current = questionOf(state);
      question ??= current;
      if (current !== question) return null;
      return state.answered === question ? state.results : undefined;
    });
  };
  return {
    get filters() {
      return store.get().isReady ? store.get().filters : null;
    },
    get results() {
      return store.get().results;
    },
    async search(input) {
      await settled();
      if (input !== undefined && input !== null) {
        const { filters, problems } = readFilters(input);
        if (problems.length > 0) report(badFilters('search()', problems));
        session.restore(filters, { source: 'host' });
      }
      const state = store.get();
      if (state.status === 'error' && state.answered === questionOf(state)) session.askAgain();
      return outcome();
    },
    async reset() {
      await settled();
      session.reset();
      return outcome();
    },
    async whenReady() {
      await settled();
      return this;
    },
  };
}

const questionOf = ({ filters, requestedPage }: SearchState): string => formatQuery(filters, requestedPage);

function until<T>({ store }: SearchSession, answer: (state: SearchState) => T | undefined): Promise<T> {
  return new Promise((resolve) => {
    const look = () => {
      const found = answer(store.get());
      if (found === undefined) return;
      stop();
      resolve(found);
    };
    const stop = store.subscribe(look);
    look();
  });
}
