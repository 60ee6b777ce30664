import { useRef } from 'react';
import type { ApiError } from '../../api/client/errors';
import { listMapPoints } from '../../api/map';
import { useRested } from '../../base/hooks/useDebouncedValue';
import { useStore } from '../../base/hooks/useStore';
import { type Box, contains, intersection, moscowBox, padded, requestBox } from '../../domain/map/coordinates';
import type { MapPoint } from '../../domain/map/mapPoints';
import { defaultFilters } from '../../domain/search/filters';
import { formatQuery } from '../../domain/search/filtersQuery';
import { usePassingLoad } from '../load/useUncachedLoad';
import { useRuntime } from '../runtime/runtimeContext';
import { type SearchSession } from '../search/searchSession';
import { isSettled } from '../search/searchState';

/** What stands on the map, as far as it is known. */
export interface ShownPoints {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The filters that they answer. */
  readonly query: string;
  /** Of these filters and no others; of the view before while another one is on its way. */
  readonly points: readonly MapPoint[];
  /** They are all there are in the city, not in a part of it. */
  readonly isCity: boolean;
  /** There is nothing in the whole city. */
  readonly isNothing: boolean;
  readonly error: ApiError | null;
  retry(): void;
}

interface Answer {
  readonly query: string;
  readonly box: Box;
  readonly points: readonly MapPoint[];
  readonly isWhole: boolean;
}

/** How much more than the view is asked for, by side: so far a map is moved without a question. */
const reserve = 0.2;
/** ms: whoever turns a wheel comes to rest a few times on the way. */
const rest = 150;

const none: readonly MapPoint[] = [];
const ignore = () => {};

/**
 * The points of a search in what the map shows. What was answered completely is not asked for again while the view stays within it; where the
 * server answered cells of a grid, another view is another question. Other filters empty the map. An older question is cancelled.
 */
export function useMapPoints(session: SearchSession, view: Box | null): ShownPoints {
  const { transport } = useRuntime();
  const applied = useStore(session.store, (state) => state.filters);
  const isAsked = useStore(session.store, isSettled);
  const shown = useRested(view, rest);
  const last = useRef<Answer | null>(null);
  // On a map nothing comes first.
  const filters = { ...applied, ordering: defaultFilters.ordering };
  const query = formatQuery(filters);

  const box = shown && boxToAsk(shown, last.current?.query === query ? last.current : null);
  const load = usePassingLoad<Answer>(isAsked && box ? ['map-points', query, box] : null, async (options) => ({
    query,
    box: box ?? requestBox,
    ...(await listMapPoints(transport, filters, box ?? requestBox, options)),
  }));
  if (load.status === 'ready') last.current = load.value;
  const { current: answer } = last;
  const points = answer?.query === query ? answer.points : none;
  const isCity = load.status === 'ready' && contains(load.value.box, moscowBox);
  const known = { query, points, isCity, isNothing: isCity && points.length === 0 };
  if (load.status === 'failed') return { ...known, status: 'failed', error: load.error, retry: load.retry };
  return { ...known, status: load.status === 'ready' ? 'ready' : 'loading', error: null, retry: ignore };
}

function boxToAsk(view: Box, answer: Answer | null): Box {
  const needed = intersection(view, requestBox) ?? requestBox;
  if (answer?.isWhole && contains(answer.box, needed)) return answer.box;
  const { south, west, north, east } = intersection(padded(view, reserve), requestBox) ?? requestBox;
  // Ten metres are nothing: a map that came to rest a little beside asks the same.
  const rounded = (degrees: number, round: (value: number) => number) => round(degrees * 1e4) / 1e4;
  return {
    south: rounded(south, Math.floor),
    west: rounded(west, Math.floor),
    north: rounded(north, Math.ceil),
    east: rounded(east, Math.ceil),
  };
}
