import { type Ref, useImperativeHandle, useLayoutEffect } from 'react';
import { deepFreeze } from '../../base/deepFreeze';
import { useLatest } from '../../base/hooks/useLatest';
import type { SearchFilters } from '../../domain/search/filters';
import { formatQuery } from '../../domain/search/filtersQuery';
import { useReport, useRuntime } from '../runtime/runtimeContext';
import { createSearchControl, type SearchControl } from './searchControl';
import type { FilterDetail } from './searchDefinition';
import { type SearchSession, searchOf } from './searchSession';
import { isSettled } from './searchState';

interface Listeners {
  readonly ref?: Ref<SearchControl>;
  onReady?(detail: { readonly filters: SearchFilters; readonly instance: SearchControl }): void;
  onFilter?(detail: FilterDetail & { readonly instance: SearchControl }): void;
}

const controls = new WeakMap<SearchSession, SearchControl>();

/** The control of a session for the page's script, and the two events for its filters. */
export function useSearchControl(sessionName: string, { ref, onReady, onFilter }: Listeners): SearchControl {
  const session = searchOf(useRuntime(), sessionName);
  const report = useReport();
  const latest = useLatest({ onReady, onFilter });

  let control = controls.get(session);
  if (!control) {
    control = createSearchControl(session, report);
    controls.set(session, control);
  }
  const instance = control;
  useImperativeHandle(ref, () => instance, [instance]);

  // A search is ready before it has results, so this runs before an existing response is reported.
  useLayoutEffect(() => {
    let known: string | null = null;
    const look = () => {
      const state = session.store.get();
      if (!isSettled(state)) return;
      const { filters, source } = state;
      const query = formatQuery(filters);
      if (query === known) return;
      const isFirst = known === null;
      known = query;
      if (isFirst) latest.current.onReady?.({ filters: deepFreeze(filters), instance });
      else latest.current.onFilter?.({ filters: deepFreeze(filters), query, source, instance });
    };
    look();
    return session.store.subscribe(look);
  }, [session, instance, latest]);
  return instance;
}
