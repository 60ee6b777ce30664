import { optionByKey, type TradeType, tradeTypes } from '../domain/enumerations';

/** Starting filters of an element: its `filters` query, with the deal of its `deal` attribute where the query names none. */
export function startQuery(filters: string, deal: TradeType | undefined): string {
  if (!deal || new URLSearchParams(filters).has('trade_type')) return filters;
  const trade = `trade_type=${encodeURIComponent(optionByKey(tradeTypes, deal).wire)}`;
  return filters ? `${trade}&${filters}` : trade;
}
