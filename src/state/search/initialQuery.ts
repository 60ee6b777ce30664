import { optionByKey, type TradeType, tradeTypes } from '../../domain/enumerations';
import type { FiltersInput } from '../../domain/search/filtersInput';

/** What a tag says about the beginning of its search. */
export interface StartWords {
  readonly filters: string | FiltersInput;
  readonly fixedFilters: string | FiltersInput;
  readonly deal: TradeType | undefined;
}

/** Starting filters of an element: its `filters`, with the deal of its `deal` attribute where they name none. */
export function startFilters(filters: string | FiltersInput, deal: TradeType | undefined): string | FiltersInput {
  if (!deal) return filters;
  if (typeof filters !== 'string') {
    try {
      return { tradeType: deal, ...filters };
    } catch {
      // A getter of the page threw, or a proxy did: whoever reads the filters says so.
      return filters;
    }
  }
  if (new URLSearchParams(filters).has('trade_type')) return filters;
  return [dealQuery(deal), filters].filter(Boolean).join('&');
}

export const dealQuery = (deal: TradeType): string => `trade_type=${encodeURIComponent(optionByKey(tradeTypes, deal).wire)}`;

/** The query that the loader makes of a tag's attributes (`elements/prefetchLoader`), or null when there are objects among them. */
export function rawStartQuery({ filters, fixedFilters, deal }: StartWords): string | null {
  if (typeof filters !== 'string' || typeof fixedFilters !== 'string') return null;
  return [fixedFilters, deal && dealQuery(deal), filters].filter(Boolean).join('&');
}
