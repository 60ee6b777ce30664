import type { Listing } from '../../domain/listing/listing';
import type { ListingDetails } from '../../domain/listing/listingDetails';
import type { ListingWords } from '../../domain/listing/listingWords';
import type { Messages } from '../common/ru';
import type { Formats } from '../format/format';
import { shorten } from '../format/shorten';
import type { ListingMessages } from './ru';

/** Formats the floor of a title, '7/12 этаж'. A parameter, so that the home page does not load the texts of the listing page. */
type FloorWords = ListingMessages['page']['floor'];

/** Returns the owner's title, or the facts if there is none. */
export function listingTitle(listing: Listing, text: Messages, floor: FloorWords, format: Formats): string {
  return listing.title?.trim() || listingFacts(listing, text, floor, format);
}

/** '2-комн. квартира, 54,30 м², 7/12 этаж'. */
function listingFacts(listing: Listing, text: Messages, floor: FloorWords, format: Formats): string {
  return [
    text.listing.kind(listing.realtyType, listing.rooms),
    listing.area !== null && format.area(listing.area),
    listing.floor !== null && floor(listing.floor, listing.floors),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Length that search engines and social networks show. */
const lengths = { name: 80, description: 160 } as const;

/**
 * Returns title and description for the head of a page: '2-комн. квартира, 54,30 м², 7/12 этаж, 18 450 000 ₽ — Квартал', and the same facts with
 * address, metro and the beginning of the owner's text.
 */
export function listingWords(
  listing: Listing & Partial<Pick<ListingDetails, 'isBannerOnly'>>,
  text: Messages,
  listingText: ListingMessages,
  format: Formats,
): ListingWords {
  if (listing.isBannerOnly) return bannerWords(listing, text, listingText);
  const facts = listingFacts(listing, text, listingText.page.floor, format);
  const name = shorten(listing.title ?? '', lengths.name) || facts;
  const price =
    listing.price > 0 && `${format.priceWithSign(listing.price)}${listing.tradeType === 'rent' ? ` ${text.listing.perMonth}` : ''}`;
  const { address, metro } = listing;
  const place = [
    address?.label,
    metro && listingText.head.metro(metro.name),
    metro && metro.minutes !== null && text.listing.onFoot(metro.minutes),
  ];
  const sentences = [listed([text.listing.deal[listing.tradeType], price, facts]), listed(place), listing.description];
  return {
    title: `${listed([name, price])} — ${text.brand}`,
    name,
    description: shorten(sentences.filter(Boolean).join('. '), lengths.description),
    siteName: text.brand,
    locale: listingText.head.locale,
    photo: listingText.head.photo(name),
  };
}

/** The text of the banner is all there is to say. */
function bannerWords({ status, isDeleted }: Listing, text: Messages, listingText: ListingMessages): ListingWords {
  const description = (isDeleted ? listingText.page.deleted : listingText.page.banner[status]) ?? '';
  const name = description.replace(/\.$/, '');
  return {
    title: `${name} — ${text.brand}`,
    name,
    description,
    siteName: text.brand,
    locale: listingText.head.locale,
    photo: listingText.head.photo(name),
  };
}

function listed(parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(', ');
}
