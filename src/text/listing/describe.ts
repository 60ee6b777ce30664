import type { Listing } from '../../domain/listing';
import type { ListingWords } from '../../domain/listingMetadata';
import type { Formats } from '../format';
import type { Messages } from '../ru';
import type { ListingMessages } from './ru';

/** '2-комн. квартира, 54,3 м², 7/12 этаж': the title of a listing that has none of its own. */
export function listingTitle(listing: Listing, t: Messages, l: ListingMessages, format: Formats): string {
  return [
    t.listing.kind(listing.realtyType, listing.rooms),
    listing.area !== null && format.area(listing.area),
    listing.floor !== null && l.page.floor(listing.floor, listing.floors),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Title and description for the head of a page. */
export function listingWords(listing: Listing, t: Messages, l: ListingMessages, format: Formats): ListingWords {
  const price = format.priceWithSign(listing.price);
  const title = listingTitle(listing, t, l, format);
  return { title: `${title}, ${price} — ${t.brand}`, description: [price, listing.address?.label].filter(Boolean).join('. ') };
}
