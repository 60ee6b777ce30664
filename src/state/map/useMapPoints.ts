import { useRef } from 'react';
import type { ApiError } from '../../api/client/errors';
import { listMapPoints } from '../../api/map';
import { useDebouncedValue } from '../../base/hooks/useDebouncedValue';
import { useStore } from '../../base/hooks/useStore';
import { moscowBox } from '../../domain/city/moscowPlace';
import { mapBox, wholeCityBox } from '../../domain/map/cityMapBoxes';
import { type CityPoints, cityPointsOf } from '../../domain/map/cityPoints';
import { type Box, contains, intersection, padded } from '../../domain/map/coordinates';
import type { MapPoint } from '../../domain/map/mapPoints';
import { union } from '../../domain/map/mergeCoincidentPoints';
import { defaultFilters, type SearchFilters } from '../../domain/search/filters';
import { formatQuery } from '../../domain/search/filtersQuery';
import { useLoad } from '../data/useLoad';
import { useOwnStore } from '../data/useOwnStore';
import { useRuntime } from '../runtime/runtimeContext';
import { type SearchSession } from '../search/searchSession';
import { isSettled } from '../search/searchState';

/** The points on the map, as far as they are known. */
export interface ShownPoints {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The filters they match. */
  readonly query: string;
  /** Points of these filters only; those of the previous view while another one loads. */
  readonly points: readonly MapPoint[];
  /** What these filters find in the whole city; null until all of it has been asked for. */
  readonly city: CityPoints | null;
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
  readonly city: CityPoints | null;
}

/** Margin requested around the view, as a share of each side: the map can move that far without a new request. */
const reserve = 0.2;
/** ms: turning a wheel pauses a few times on the way. */
const rest = 150;

/** A map has no order. */
export const unordered = (filters: SearchFilters): SearchFilters => ({ ...filters, ordering: defaultFilters.ordering });

const none: readonly MapPoint[] = [];
const ignore = () => {};

/**
 * Returns the points of a search in the visible part of the map; with `needsCity` those of the whole city first. A complete response is not
 * requested again while the view stays inside it; when the server returned grid cells, another view is another request. New filters clear the
 * map. Older requests are cancelled.
 */
export function useMapPoints(session: SearchSession, view: Box | null, needsCity: boolean): ShownPoints {
  const { transport } = useRuntime();
  const applied = useStore(session.store, (state) => state.filters);
  const isAsked = useStore(session.store, isSettled);
  const shown = useDebouncedValue(view, rest);
  const last = useRef<Answer | null>(null);
  const lastOfCity = useRef<Answer | null>(null);
  const filters = unordered(applied);
  const query = formatQuery(filters);

  const isOf = (answer: Answer | null) => (answer?.query === query ? answer : null);
  const box = shown && boxToAsk(shown, isOf(last.current), needsCity && !isOf(lastOfCity.current));
  const load = useLoad<Answer>(useOwnStore(), isAsked && box ? ['map-points', query, box] : null, async (options) => {
    const asked = box ?? mapBox;
    const answer = await listMapPoints(transport, filters, asked, options);
    return { query, box: asked, ...answer, city: contains(asked, wholeCityBox) ? cityPointsOf(answer.points) : null };
  });
  if (load.status === 'ready') {
    last.current = load.value;
    if (load.value.city) lastOfCity.current = load.value;
  }
  const points = isOf(last.current)?.points ?? none;
  const city = isOf(lastOfCity.current)?.city ?? null;
  const known = { query, points, city, isNothing: city?.count === 0 };
  if (load.status === 'failed') return { ...known, status: 'failed', error: load.error, retry: load.retry };
  return { ...known, status: load.status === 'ready' ? 'ready' : 'loading', error: null, retry: ignore };
}

/** Returns the share of `box` that `view` covers. */
function shareOf(box: Box, view: Box): number {
  const common = intersection(box, view);
  return common ? ((common.north - common.south) * (common.east - common.west)) / ((box.north - box.south) * (box.east - box.west)) : 0;
}

function boxToAsk(view: Box, answer: Answer | null, needsCity: boolean): Box {
  const needed = intersection(view, mapBox) ?? mapBox;
  if (!needsCity && answer?.isWhole && contains(answer.box, needed)) return answer.box;
  const wide = padded(view, reserve);
  // Most of the city: the rest of it costs little, and only then it is known how many results are outside.
  const wanted = needsCity || shareOf(moscowBox, wide) > 0.5 ? union(wide, wholeCityBox) : wide;
  const { south, west, north, east } = intersection(wanted, mapBox) ?? mapBox;
  // Ten metres do not matter: a map that stopped a little beside makes the same request.
  const rounded = (degrees: number, round: (value: number) => number) => round(degrees * 1e4) / 1e4;
  return {
    south: rounded(south, Math.floor),
    west: rounded(west, Math.floor),
    north: rounded(north, Math.ceil),
    east: rounded(east, Math.ceil),
  };
}
