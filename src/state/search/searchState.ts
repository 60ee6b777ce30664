import type { Listing } from '../../domain/listing/listing';
import type { Box } from '../../domain/map/coordinates';
import type { SearchFilters } from '../../domain/search/filters';
import type { ParameterProblem } from '../../domain/search/filtersQuery';
import type { FixedFilters } from '../../domain/search/fixedFilters';
import type { SearchView } from '../../domain/search/searchView';

/** Who changed the filters: the visitor by the form, chips or sorting; the page by attributes and methods; the address bar. */
export type FilterSource = 'visitor' | 'host' | 'address';

/** A page of results as the host receives it. */
export interface SearchResults {
  /** All listings that match, not only those of this page. */
  readonly count: number;
  /** The number of the page, from 1. */
  readonly page: number;
  readonly listings: readonly Listing[];
}

/** What the form and the results of one search share (§4). */
export interface SearchState {
  readonly filters: SearchFilters;
  /** Who set {@link filters}. */
  readonly source: FilterSource;
  /** What of the address could not be understood; empty once the search is another one. */
  readonly problems: readonly ParameterProblem[];
  /** The filters that the page starts from and returns to. */
  readonly start: SearchFilters;
  /** What the page does not let anyone change; {@link filters} always agree with it. */
  readonly fixed: FixedFilters;
  /** The page as shown, from 1. */
  readonly page: number;
  /** The page that was requested last; differs from `page` only after a failure, which shows page 1 without a new request. */
  readonly requestedPage: number;
  readonly status: 'idle' | 'loading' | 'success' | 'error';
  /** The results on the screen; null before the first ones and after a failure, which empties them (§4). */
  readonly results: SearchResults | null;
  /** The query that was answered last, with results or a failure; made of {@link filters} and {@link requestedPage}. */
  readonly answered: string | null;
  /** Grows when the same query is to be requested again. */
  readonly retryCount: number;
  /** False until the initial filters are known (attributes, URL); nothing is requested before. */
  readonly isReady: boolean;
  /** True while station names came from outside and have not been compared with the register (§5). */
  readonly hasUncheckedMetro: boolean;
  /** How the results are shown. */
  readonly view: SearchView;
  /** How the page wants the results shown at first. */
  readonly startView: SearchView;
  /** The visible part of the map; null until the map is moved. */
  readonly box: Box | null;
}

/** Whether a script may rely on the filters: the initial ones are known, station names compared. */
export const isSettled = ({ isReady, hasUncheckedMetro }: SearchState): boolean => isReady && !hasUncheckedMetro;
