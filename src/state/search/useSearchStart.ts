import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { readFilters } from '../../domain/search/filtersInput';
import { parseQuery } from '../../domain/search/filtersQuery';
import { readFixedFilters, withFixed } from '../../domain/search/fixedFilters';
import type { ViewState } from '../../domain/search/searchView';
import { reportBadFilters } from '../runtime/problems';
import { useReport, useRuntime } from '../runtime/runtimeContext';
import { claimPrefetch } from './claimPrefetch';
import { initialFilters, type SearchAttributes } from './initialQuery';
import { searchOf } from './searchSession';
import { bindSearchUrl, type UrlSync } from './searchUrl';

declare const __KVARTAL_NPM__: true | undefined;

export interface SearchStart extends SearchAttributes {
  readonly session: string;
  readonly urlSync: UrlSync;
  /** Page size of the results, so that the loader's prefetch is recognised. */
  readonly pageSize?: number;
}

/** Starts a session: from the address if it is synchronised and holds a search, else from `filters`, else from the defaults. */
export function useSearchStart({ session: name, filters, fixedFilters, deal, urlSync, pageSize }: SearchStart): void {
  const runtime = useRuntime();
  const report = useLatest(useReport());
  const session = searchOf(runtime, name);
  const attributes = useStableValue(JSON.stringify([serialize(filters), serialize(fixedFilters), deal]), { filters, fixedFilters, deal });
  // Clearing an attribute counts as a change.
  const hadAttributes = useRef(false);
  // This runs before the first paint, so that the first request does not wait for it.
  useLayoutEffect(() => {
    const { fixed, problems: fixedProblems } = readFixedFilters(attributes.fixedFilters);
    const start = readFilters(initialFilters(attributes.filters, attributes.deal));
    reportBadFilters(report.current, 'filters', start.problems);
    reportBadFilters(report.current, 'fixed-filters', fixedProblems);
    const isEmpty = attributes.filters === '' && attributes.fixedFilters === '' && !attributes.deal;
    const isUnset = isEmpty && !hadAttributes.current;
    hadAttributes.current = !isEmpty;
    // A form and results may both start one session: the one without attributes must not undo the other.
    const isStarted = isUnset && (session.isRepairing || session.store.get().isReady);
    if (!isStarted) session.configure(withFixed(start.filters, fixed), fixed);

    const begin = (viewState?: ViewState | null) => {
      // Left out of the npm build, which has no loader.
      if (typeof __KVARTAL_NPM__ === 'undefined') {
        const { page } = start;
        claimPrefetch(runtime.apiUrl, attributes, { filters: withFixed(start.filters, fixed), page, pageSize });
      }
      session.restore(start.filters, { page: start.page, source: 'host', viewState });
    };
    if (urlSync !== 'off') {
      return bindSearchUrl(session, urlSync, (query, viewState) => {
        if (query === null) return begin(viewState);
        const { filters: found, page, problems } = parseQuery(query);
        session.restore(found, { page, source: 'address', viewState, problems });
      });
    }
    if (!isStarted) begin();
    return undefined;
  }, [runtime, session, attributes, urlSync, pageSize, report]);
}

/** Objects that cannot be serialized (cyclic, hostile) all count as equal. */
function serialize(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '?';
  }
}

/** Returns the first value with this key: a page may pass a new object with the same content on every render. */
function useStableValue<T>(key: string, value: T): T {
  const ref = useRef({ key, value });
  if (ref.current.key !== key) ref.current = { key, value };
  return ref.current.value;
}
