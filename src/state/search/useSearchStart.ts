import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import type { TradeType } from '../../domain/enumerations';
import { type FiltersInput, readFilters } from '../../domain/search/filtersInput';
import { parseQuery } from '../../domain/search/filtersQuery';
import { withFixed } from '../../domain/search/fixedFilters';
import { readFixedFilters } from '../../domain/search/readFixedFilters';
import type { SearchPlace } from '../../domain/search/searchView';
import { claimStart } from '../load/claimPrefetch';
import { reportBadFilters } from '../runtime/problems';
import { useReport, useRuntime } from '../runtime/runtimeContext';
import { startFilters } from './initialQuery';
import { searchOf } from './searchSession';
import { bindSearchUrl, type UrlSync } from './searchUrl';

declare const __KVARTAL_NPM__: true | undefined;

export interface SearchStart {
  readonly session: string;
  /** Starting filters: a query string or an object. What cannot be read is reported to the page, the rest is taken. */
  readonly filters: string | FiltersInput;
  readonly fixedFilters: string | FiltersInput;
  readonly deal: TradeType | undefined;
  readonly urlSync: UrlSync;
  /** Of the results, so that the loader's head start is recognised. */
  readonly pageSize?: number;
}

/** Settles how a session begins: from the address where that is asked for and says something, else from `filters`, else by default. */
export function useSearchStart({ session: name, filters, fixedFilters, deal, urlSync, pageSize }: SearchStart): void {
  const runtime = useRuntime();
  const report = useLatest(useReport());
  const session = searchOf(runtime, name);
  // A page may pass a new object of the same filters with every render of its own.
  const said = sameWhile(useRef(null), JSON.stringify([keyOf(filters), keyOf(fixedFilters), deal]), { filters, fixedFilters, deal });
  // Taking back what was said is saying something.
  const hasSpoken = useRef(false);
  // Before the first paint, so that the first request does not wait for it.
  useLayoutEffect(() => {
    const { fixed, problems: fixedProblems } = readFixedFilters(said.fixedFilters);
    const start = readFilters(startFilters(said.filters, said.deal));
    reportBadFilters(report.current, 'filters', start.problems);
    reportBadFilters(report.current, 'fixed-filters', fixedProblems);
    const saysNothing = said.filters === '' && said.fixedFilters === '' && !said.deal;
    const isSilent = saysNothing && !hasSpoken.current;
    hasSpoken.current = !saysNothing;
    // A form and results of one session may both begin it: the one that says nothing must not undo the other.
    if (!isSilent || !session.store.get().isReady) session.setHost(withFixed(start.filters, fixed), fixed);

    const begin = (place?: SearchPlace | null) => {
      // Left out of the npm build, which has no loader.
      if (typeof __KVARTAL_NPM__ === 'undefined') {
        const { page } = start;
        claimStart(runtime.apiUrl, said, { filters: withFixed(start.filters, fixed), page, pageSize });
      }
      session.restore(start.filters, { page: start.page, source: 'host', place });
    };
    if (urlSync !== 'off') {
      return bindSearchUrl(session, urlSync, (query, place) => {
        if (query === null) return begin(place);
        const { filters: found, page } = parseQuery(query);
        session.restore(found, { page, source: 'address', place });
      });
    }
    if (!isSilent || !session.store.get().isReady) begin();
    return undefined;
  }, [runtime, session, said, urlSync, pageSize, report]);
}

/** Objects that cannot be written down (cyclic, hostile) are told apart by nothing but themselves. */
function keyOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '?';
  }
}

interface Kept<T> {
  readonly key: string;
  readonly value: T;
}

/** The value of the first render with this key. */
function sameWhile<T>(ref: { current: Kept<T> | null }, key: string, value: T): T {
  if (ref.current?.key !== key) ref.current = { key, value };
  return ref.current.value;
}
