import { type FiltersInput, readFilters } from '../../domain/search/filtersInput';
import { formatQuery } from '../../domain/search/filtersQuery';
import { reportBadFilters } from '../runtime/problems';
import type { Problem } from '../runtime/runtimeContext';
import { type SearchSession } from './searchSession';
import { isSettled, type SearchResults, type SearchState } from './searchState';

/** Methods of a search for scripts, loaded on the first call. Documented in `SearchControl`. */
export async function search(session: SearchSession, input: string | FiltersInput | undefined, report: (problem: Problem) => void) {
  await settled(session);
  if (input !== undefined && input !== null) {
    const { filters, problems } = readFilters(input);
    reportBadFilters(report, 'search()', problems);
    session.restore(filters, { source: 'host' });
  }
  const state = session.store.get();
  if (state.status === 'error' && state.answered === questionOf(state)) session.refetch();
  return outcome(session);
}

export async function reset(session: SearchSession) {
  await settled(session);
  session.reset();
  return outcome(session);
}

/** Resolves when the initial filters are known and station names checked. */
export const settled = (session: SearchSession): Promise<true> => until(session, (state) => (isSettled(state) ? true : undefined));

/** Resolves with the results of the current query; null when it fails or a newer query replaces it. */
async function outcome(session: SearchSession): Promise<SearchResults | null> {
  if (session.subscribers.size === 0) return null;
  // Checking station names may still change the query.
  let question: string | undefined;
  return until(session, (state) => {
    if (state.hasUncheckedMetro) return undefined;
    const current = questionOf(state);
    question ??= current;
    if (current !== question) return null;
    return state.answered === question ? state.results : undefined;
  });
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
