import { optionByKey, orderings, realtyTypes, roomOptions, tradeTypes } from '../enumerations';
import { cataloguePath, searchedRealtyType } from '../search/cataloguePath';
import type { Listing } from './listing';

/** Returns the search path of the last crumbs: same deal, type and rooms, newest first (§2). */
export function crumbPath({ tradeType, realtyType, rooms }: Pick<Listing, 'tradeType' | 'realtyType' | 'rooms'>): string {
  const named = {
    ordering: optionByKey(orderings, 'newest').wire,
    realty_type: optionByKey(realtyTypes, searchedRealtyType(realtyType)).wire,
    trade_type: optionByKey(tradeTypes, tradeType).wire,
    ...(rooms !== null && { room_count: optionByKey(roomOptions, rooms).wire }),
  };
  return `/realty?${Object.entries(named)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
}

/** Returns the search path for similar listings: same deal and type, newest first (§2). */
export function similarPath({ tradeType, realtyType }: Pick<Listing, 'tradeType' | 'realtyType'>): string {
  return cataloguePath(tradeType, searchedRealtyType(realtyType));
}
