import type { Listing } from '../../domain/listing/listing';
import type { ListingWords } from '../../domain/listing/listingWords';
import type { Messages } from '../common/ru';
import type { Formats } from '../format/format';
import { shorten } from '../format/shorten';
import type { ListingMessages } from './ru';

/** Floor for a title, '7/12 этаж'. Separate, so that cards do not load the texts of the listing page. */
type FloorWords = ListingMessages['page']['floor'];

/** The owner's own title; of a listing that has none its facts. */
export function listingTitle(listing: Listing, t: Messages, floor: FloorWords, format: Formats): string {
  return listing.title?.trim() || listingFacts(listing, t, floor, format);
}

/** '2-комн. квартира, 54,3 м², 7/12 этаж'. */
function listingFacts(listing: Listing, t: Messages, floor: FloorWords, format: Formats): string {
  return [
    t.listing.kind(listing.realtyType, listing.rooms),
    listing.area !== null && format.area(listing.area),
    listing.floor !== null && floor(listing.floor, listing.floors),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Characters that search engines and networks show before they cut off themselves. */
const lengths = { name: 80, description: 160 } as const;

/**
 * Title and description for the head of a page: '2-комн. квартира, 54,3 м², 7/12 этаж, 18 450 000 ₽ — Квартал' and, after the same facts, address,
 * metro and the beginning of what the owner writes.
 */
export function listingWords(listing: Listing, t: Messages, l: ListingMessages, format: Formats): ListingWords {
  const facts = listingFacts(listing, t, l.page.floor, format);
  const name = shorten(listing.title ?? '', lengths.name) || facts;
  const price =
    listing.price > 0 && `${format.priceWithSign(listing.price)}${listing.tradeType === 'rent' ? ` ${t.listing.perMonth}` : ''}`;
  const { address, metro } = listing;
  const place = [address?.label, metro && l.head.metro(metro.name), metro && metro.minutes !== null && t.listing.onFoot(metro.minutes)];
  const sentences = [listed([t.listing.deal[listing.tradeType], price, facts]), listed(place), listing.description];
  return {
    title: `${listed([name, price])} — ${t.brand}`,
    name,
    description: shorten(sentences.filter(Boolean).join('. '), lengths.description),
    siteName: t.brand,
    locale: l.head.locale,
    photo: l.head.photo(name),
  };
}

function listed(parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(', ');
}
