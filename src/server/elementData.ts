import type { Cache } from 'swr';
import { getListingDetails } from '../api/listing/listing';
import { searchListings } from '../api/search';
import { readFilters } from '../domain/search/filtersInput';
import { formatQuery, parseQuery, searchParameters } from '../domain/search/filtersQuery';
import { readFixedFilters, withFixed } from '../domain/search/fixedFilters';
import { repairQuery } from '../domain/search/repairQuery';
import { listingKey } from '../features/listing/page/data/listingKey';
import { cacheEntry } from '../state/data/publicStore';
import type { Runtime } from '../state/runtime/runtime';
import { initialFilters, type SearchAttributes } from '../state/search/initialQuery';
import { loadMetroRegister } from '../state/search/metroRegister';
import { resultsKey } from '../state/search/resultsKey';
import { searchOf } from '../state/search/searchSession';
import type { UrlSync } from '../state/search/searchUrl';

/** What a search starts with, as `useSearchStart` reads it in the browser. */
export interface SearchValues extends SearchAttributes {
  readonly session: string;
  readonly urlSync: UrlSync;
  readonly pageSize: number;
  /** Query of the page's address. */
  readonly query: string;
}

/** Starts the search of an element and loads its page of results. Returns the cache in which the components find them. */
export async function loadSearch(runtime: Runtime, values: SearchValues): Promise<Cache> {
  const { fixed } = readFixedFilters(values.fixedFilters);
  const start = readFilters(initialFilters(values.filters, values.deal));
  const query = repairQuery(values.query.replace(/^\?/, ''));
  const isAddressed = values.urlSync === 'query' && [...new URLSearchParams(query).keys()].some(isFilter);
  const asked = isAddressed ? parseQuery(query) : start;
  const session = searchOf(runtime, values.session);
  session.configure(withFixed(start.filters, fixed), fixed);
  session.restore(asked.filters, { page: asked.page, source: isAddressed ? 'address' : 'host' });
  const { filters, page } = session.store.get();
  // The browser checks names of stations; a wrong one finds nothing meanwhile.
  session.settleMetro(filters);
  const question = formatQuery(filters, page);
  const hostParameters = query.split('&').filter((part) => part !== '' && ![...new URLSearchParams(part).keys()].some(isFilter));
  if (values.urlSync === 'query') session.address.set(`?${[question, ...hostParameters].join('&')}`);
  const { transport } = runtime;
  const [results, register] = await Promise.all([
    searchListings(transport, filters, page, { pageSize: values.pageSize }),
    filters.metro.length > 0 ? loadMetroRegister(transport, {}) : undefined,
  ]);
  const cache = new Map([cacheEntry(runtime, resultsKey(question, values.pageSize), results)]);
  if (register) cache.set(...cacheEntry(runtime, ['metro'], register));
  return cache;
}

const isFilter = (name: string) => searchParameters.includes(name);

/** Loads a listing, as a visitor who is not signed in sees it. */
export async function loadListing(runtime: Runtime, id: number): Promise<Cache> {
  return new Map([cacheEntry(runtime, listingKey(id), await getListingDetails(runtime.transport, id))]);
}
