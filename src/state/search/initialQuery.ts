import { optionByKey, type TradeType, tradeTypes } from '../../domain/enumerations';
import type { FiltersInput } from '../../domain/search/filtersInput';

/** Attributes of an element that set how its search starts. */
export interface SearchAttributes {
  /** A query string or an object. Unreadable parts are reported to the page, the rest is used. */
  readonly filters: string | FiltersInput;
  readonly fixedFilters: string | FiltersInput;
  readonly deal: TradeType | undefined;
}

/** Returns the `filters` of an element, completed by its `deal`. */
export function initialFilters(filters: string | FiltersInput, deal: TradeType | undefined): string | FiltersInput {
  if (!deal) return filters;
  if (typeof filters !== 'string') {
    try {
      return { tradeType: deal, ...filters };
    } catch {
      // A getter or a proxy of the page threw; reading the filters reports it.
      return filters;
    }
  }
  if (new URLSearchParams(filters).has('trade_type')) return filters;
  return [dealQuery(deal), filters].filter(Boolean).join('&');
}

export const dealQuery = (deal: TradeType): string => `trade_type=${encodeURIComponent(optionByKey(tradeTypes, deal).wire)}`;

/** Returns the query that the loader makes of the attributes (`elements/loader/prefetchResponse`); null when there are objects among them. */
export function initialQuery({ filters, fixedFilters, deal }: SearchAttributes): string | null {
  if (typeof filters !== 'string' || typeof fixedFilters !== 'string') return null;
  return [fixedFilters, deal && dealQuery(deal), filters].filter(Boolean).join('&');
}
