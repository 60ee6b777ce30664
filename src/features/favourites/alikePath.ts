import type { Listing } from '../../domain/listing/listing';
import { type Comparable, similarPrice } from '../../domain/listing/similarity';
import { searchedRealtyType } from '../../domain/search/cataloguePath';
import { defaultFilters } from '../../domain/search/filters';
import { formatQuery } from '../../domain/search/filtersQuery';

/** Returns the search path for listings like this one: same deal, type and rooms, a price up to a fifth higher or lower. */
export function alikePath({ tradeType, realtyType, rooms, price }: Comparable & Pick<Listing, 'tradeType' | 'realtyType'>): string {
  return `/realty?${formatQuery({
    ...defaultFilters,
    tradeType,
    realtyType: searchedRealtyType(realtyType),
    rooms: rooms === null ? [] : [rooms],
    ...(price > 0 && { priceMin: Math.ceil(price * (1 - similarPrice)), priceMax: Math.floor(price * (1 + similarPrice)) }),
  })}`;
}
