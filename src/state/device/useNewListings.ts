import type { ApiError } from '../../api/client/errors';
import { newListings } from '../../api/listing/newListings';
import type { ListingPage } from '../../api/search';
import type { Load } from '../../base/load';
import { parseQuery } from '../../domain/search/filtersQuery';
import { longestNew } from '../../domain/searches/publishedWithin';
import { publicStoreOf } from '../data/publicStore';
import { useLoad } from '../data/useLoad';
import { useRuntime } from '../runtime/runtimeContext';
import type { SearchRecord } from './searches';

/** Listings that are shown of what is new. */
export const shownNew = 3;

/** What a search finds that was published since it was looked at last: how many, and the newest of them. Nothing is asked while it is unseen. */
export function useNewListings({ query, keptAt }: SearchRecord, isSeen: boolean): Load<ListingPage, ApiError> {
  const { transport } = useRuntime();
  return useLoad(publicStoreOf, isSeen ? ['new', query, keptAt.getTime()] : null, (options) => {
    // Of one clock, so it may be wrong.
    const seconds = Math.round((Date.now() - keptAt.getTime()) / 1000);
    const within = Math.min(longestNew, Math.max(1, seconds));
    return newListings(transport, { ...parseQuery(query).filters, ordering: 'newest' }, within, { ...options, pageSize: shownNew });
  });
}
