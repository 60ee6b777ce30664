import { type FiltersInput, readFilters } from '../../domain/search/filtersInput';
import { formatQuery } from '../../domain/search/filtersQuery';
import { reportBadFilters } from '../runtime/problems';
import type { Problem } from '../runtime/runtimeContext';
import { type SearchSession } from './searchSession';
import { isSettled, type SearchResults, type SearchState } from './searchState';

/** What a page's own script does with a search; it comes when a script asks for it. See `SearchControl` for what each of them promises. */
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

/** When starting filters are known and station names compared. */
export const settled = (session: SearchSession): Promise<true> => until(session, (state) => (isSettled(state) ? true : undefined));

/** The results of what is asked for now; null when it fails, or gives way to another question. */
async function outcome(session: SearchSession): Promise<SearchResults | null> {
  if (session.subscribers.size === 0) return null;
  // Comparing station names may still change the question.
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
