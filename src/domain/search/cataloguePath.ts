import { optionByKey, orderings, type RealtyType, realtyTypes, type TradeType, tradeTypes } from '../enumerations';

/**
 * All listings of a deal, newest first, within the marketplace (§2): what 'Смотреть все' opens; with a type of realty, what 'Каталог' opens.
 * Nothing else is named, so every other filter is reset.
 */
export function cataloguePath(tradeType: TradeType, realtyType?: RealtyType): string {
  const deal = `trade_type=${encodeURIComponent(optionByKey(tradeTypes, tradeType).wire)}`;
  const type = realtyType && `realty_type=${encodeURIComponent(optionByKey(realtyTypes, realtyType).wire)}`;
  return `/realty?${[deal, type, `ordering=${optionByKey(orderings, 'newest').wire}`].filter(Boolean).join('&')}`;
}
