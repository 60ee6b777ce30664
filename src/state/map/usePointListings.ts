import { useRef, useState } from 'react';
import { listPointListings } from '../../api/map';
import { limits } from '../../domain/limits';
import type { Listing } from '../../domain/listing/listing';
import type { Coordinates } from '../../domain/map/coordinates';
import type { SearchFilters } from '../../domain/search/filters';
import { formatQuery } from '../../domain/search/filtersQuery';
import { publicStoreOf } from '../data/publicStore';
import { useLoad } from '../data/useLoad';
import { useRuntime } from '../runtime/runtimeContext';

/** Listings at one point, as far as they have loaded. */
export interface PointListings {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly listings: readonly Listing[];
  /** Total number; null before the first page. */
  readonly count: number | null;
  /** Size of the next page; 0 after the last one. */
  readonly next: number;
  more(): void;
  retry(): void;
}

interface Page {
  readonly number: number;
  readonly listings: readonly Listing[];
  readonly count: number;
}

/** Loads pages of the listings at one point. Another point, or other filters, need another component: use a key. */
export function usePointListings(filters: SearchFilters, at: Coordinates): PointListings {
  const { transport } = useRuntime();
  const [number, setNumber] = useState(1);
  const pages = useRef(new Map<number, Page>());
  const load = useLoad<Page>(publicStoreOf, ['point-listings', formatQuery(filters, number), at], async (options) => ({
    number,
    ...(await listPointListings(transport, filters, at, number, options)),
  }));
  if (load.status === 'ready') pages.current.set(load.value.number, load.value);
  const shown = [...pages.current.values()].filter((page) => page.number <= number);
  // A new listing pushes another one to the next page.
  const listings = [...new Map(shown.flatMap((page) => page.listings).map((listing) => [listing.id, listing])).values()];
  const count = shown.at(-1)?.count ?? null;
  const isLast = count === null || number * limits.pageSize >= count;
  return {
    status: load.status === 'failed' ? 'failed' : load.status === 'ready' ? 'ready' : 'loading',
    listings,
    count,
    next: isLast ? 0 : Math.min(limits.pageSize, count - number * limits.pageSize),
    more: () => setNumber(number + 1),
    retry: () => {
      if (load.status === 'failed') load.retry();
    },
  };
}
