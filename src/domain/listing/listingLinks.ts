import { type ListingRealtyType, optionByKey, orderings, type RealtyType, realtyTypes, roomOptions, tradeTypes } from '../enumerations';
import { cataloguePath } from '../search/cataloguePath';
import type { Listing } from './listing';

/** What the search calls the type of a listing: types that it does not offer are looked for as flats (§2, D36). */
export function searchedRealtyType(realtyType: ListingRealtyType): RealtyType {
  return realtyTypes.find(({ key }) => key === realtyType)?.key ?? 'flat';
}

/** The search that the last crumbs of a listing open: the same deal, type and number of rooms, newest first (§2). */
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

/** Listings of the same deal and type, newest first: where one that cannot be had any more leads (§2). */
export function similarPath({ tradeType, realtyType }: Pick<Listing, 'tradeType' | 'realtyType'>): string {
  return cataloguePath(tradeType, searchedRealtyType(realtyType));
}
