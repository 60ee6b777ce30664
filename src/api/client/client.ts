import type { TradeType } from '../../domain/enumerations';
import type { Listing } from '../../domain/listing/listing';
import type { MetroStation } from '../../domain/metro/metro';
import type { SearchFilters } from '../../domain/search/filters';
import { latestListings } from '../latest';
import { listMetroStations } from '../metro';
import { getListing, getReferenceData } from '../reference';
import { countListings, type ListingPage, type PageOptions, searchListings } from '../search';
import type { ReferenceData } from '../wire/referenceData';
import type { RequestOptions, Transport } from './request';

/** The calls of the search as one object (§7). Every method throws an `ApiFailure` and nothing else. */
export interface Client {
  /** Returns a page of a search, from 1, with 10 listings or `pageSize` (at most 100). */
  searchListings(filters: SearchFilters, page: number, options?: PageOptions): Promise<ListingPage>;
  /** Returns how many listings a search finds; the order does not matter. */
  countListings(filters: SearchFilters, options?: RequestOptions): Promise<number>;
  /** Returns the newest listings of a deal; the server decides how many (§9). */
  latestListings(tradeType: TradeType, options?: RequestOptions): Promise<readonly Listing[]>;
  /** Returns a listing. An unknown id is `rejected` with status 404. */
  getListing(id: number, options?: RequestOptions): Promise<Listing>;
  /** Returns all stations, one record per line; `metroOptions` of the domain turns them into search options. */
  listMetroStations(options?: RequestOptions): Promise<readonly MetroStation[]>;
  /** Returns the options of the forms, by field. */
  getReferenceData(options?: RequestOptions): Promise<ReferenceData>;
}

/** Binds all calls of {@link Client} to one transport. */
export function createClient(transport: Transport): Client {
  return {
    searchListings: (filters, page, options) => searchListings(transport, filters, page, options),
    countListings: (filters, options) => countListings(transport, filters, options),
    latestListings: (tradeType, options) => latestListings(transport, tradeType, options),
    getListing: (id, options) => getListing(transport, id, options),
    listMetroStations: (options) => listMetroStations(transport, options),
    getReferenceData: (options) => getReferenceData(transport, options),
  };
}
