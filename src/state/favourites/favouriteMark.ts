import type { Listing } from '../../domain/listing/listing';
import type { Favourite } from './favouritesStorage';

/** What has happened to a favourite since it was kept. */
export type FavouriteMark =
  | { readonly kind: 'gone' }
  | { readonly kind: 'archived' }
  | { readonly kind: 'price'; readonly before: number; readonly change: number };

/** Null when it is as it was. `listing`: what the server tells everybody of it; null if that is nothing. A price counts only while one can have the flat. */
export function favouriteMark(
  { price }: Pick<Favourite, 'price'>,
  listing: Pick<Listing, 'price' | 'status' | 'isDeleted'> | null,
): FavouriteMark | null {
  if (!listing || listing.isDeleted) return { kind: 'gone' };
  if (listing.status === 'archived') return { kind: 'archived' };
  return listing.price === price ? null : { kind: 'price', before: price, change: listing.price - price };
}
