import { useLayoutEffect, useRef } from 'react';
import { isNarrowed } from '../../../domain/search/activeFilters';
import type { SearchFilters } from '../../../domain/search/filters';
import type { ShownPoints } from '../../../state/map/useMapPoints';
import { useStationsBox } from '../../../state/map/useStationsBox';
import { boxOfSearch, countIn } from './boxOfSearch';
import type { ShownView } from './useShownView';

/**
 * Shows what was searched, as long as the view is nobody's: neither moved by hand nor from an address. The first search is shown where its
 * results are, or around its stations if there are none; other filters move the map if it shows fewer than half of their results. Without
 * any filters it shows the city again.
 */
export function useSearchedView(view: ShownView, { query, points, city }: ShownPoints, filters: SearchFilters): void {
  const shown = useRef<string | null>(null);
  const isDue = view.isFree && city !== null && shown.current !== query;
  const asksForStations = isDue && city.count === 0 && filters.metro.length > 0;
  const stations = useStationsBox(filters, asksForStations);

  // Before the paint: no pins of the view before flash.
  useLayoutEffect(() => {
    if (!isDue || (asksForStations && stations === undefined)) return;
    const isFirst = shown.current === null;
    shown.current = query;
    const target = stations ?? boxOfSearch(filters, points, city, view.start.box);
    const isMeant = isFirst ? target : stations || !isNarrowed(filters) || countIn(view.box, points) * 2 < city.count;
    if (isMeant) view.show(target);
  });
}
