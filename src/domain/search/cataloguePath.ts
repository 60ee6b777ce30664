import { type ListingRealtyType, optionByKey, orderings, type RealtyType, realtyTypes, type TradeType, tradeTypes } from '../enumerations';

/** Returns the search type for a listing's type; types the search lacks map to flats (§2, D36). */
export function searchedRealtyType(realtyType: ListingRealtyType): RealtyType {
  return realtyTypes.find(({ key }) => key === realtyType)?.key ?? 'flat';
}

/**
 * Returns the path to all listings of a deal, newest first, on the marketplace (§2): for 'Смотреть все' and, with a property type, for
 * 'Каталог'. No other filter is set.
 */
export function cataloguePath(tradeType: TradeType, realtyType?: RealtyType): string {
  const deal = `trade_type=${encodeURIComponent(optionByKey(tradeTypes, tradeType).wire)}`;
  const type = realtyType && `realty_type=${encodeURIComponent(optionByKey(realtyTypes, realtyType).wire)}`;
  return `/realty?${[deal, type, `ordering=${optionByKey(orderings, 'newest').wire}`].filter(Boolean).join('&')}`;
}
