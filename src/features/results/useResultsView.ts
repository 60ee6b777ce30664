import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { useStore } from '../../base/hooks/useStore';
import type { SearchView } from '../../domain/search/searchView';
import type { SearchControl } from '../../state/search/searchControl';
import type { SearchSession } from '../../state/search/searchSession';
import type { ResultsProps } from './definition';

export interface ResultsView {
  /** The page offers the map to visitors. */
  readonly hasMap: boolean;
  readonly isMap: boolean;
}

/** The view of the results of a session, and the event for its changes (§2). The attribute sets it at first, and again when it changes. */
export function useResultsView(session: SearchSession, instance: SearchControl, props: ResultsProps): ResultsView {
  const { map, layout, view: start = 'cards', onView } = props;
  const hasMap = map !== 'off' && layout !== 'compact';
  const isMap = useStore(session.store, ({ view }) => view === 'map') && hasMap;

  const lastStart = useRef(start);
  useLayoutEffect(() => {
    if (hasMap) session.setStartView(start);
    if (lastStart.current !== start) session.setView(start);
    lastStart.current = start;
  }, [session, hasMap, start]);

  const lastReported = useRef<SearchView>('cards');
  const latestOnView = useLatest(onView);
  // The view is reported before the paint: the page makes space for a map.
  useLayoutEffect(() => {
    const view = isMap ? 'map' : 'cards';
    if (view === lastReported.current) return;
    lastReported.current = view;
    latestOnView.current?.({ view, instance });
  }, [isMap, instance, latestOnView]);
  return { hasMap, isMap };
}
