import { type Listing, listingPath } from './listing';
import { listingJsonLd } from './listingJsonLd';
import { socialImage } from './socialImage';

/** What the head of a page says of a listing. Every address is absolute where the site's is. */
export interface ListingMetadata {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Open Graph and the like: `og:title` and its content. */
  readonly properties: Readonly<Record<string, string>>;
  /** schema.org, to be written as JSON. Null where the listing is not to be found any more. */
  readonly jsonLd: Readonly<Record<string, unknown>> | null;
  /** False asks search engines to leave the page out. */
  readonly isIndexed: boolean;
}

/** Wording of {@link listingMetadata}. */
export interface ListingWords {
  /** For the tab: name, price, name of the site. */
  readonly title: string;
  /** What the listing is called, without price and site. */
  readonly name: string;
  readonly description: string;
  readonly siteName: string;
  /** As Open Graph has it: 'ru_RU'. */
  readonly locale: string;
  /** Says what is on a photo that has no words of its own. */
  readonly photo: string;
}

/** Where a listing and its photos live. */
export interface ListingPlace {
  /** Origin of the main site, without a slash at its end. */
  readonly siteUrl: string;
  /** Prefix of relative picture addresses. */
  readonly mediaHost: string;
}

/** One truth for the kit and for servers that print it into HTML. */
export function listingMetadata(listing: Listing, words: ListingWords, { siteUrl, mediaHost }: ListingPlace): ListingMetadata {
  const { title, description } = words;
  const canonical = siteUrl + listingPath(listing);
  const isIndexed = listing.status === 'active' && !listing.isDeleted;
  const [photo] = listing.photos;
  const image = photo && socialImage(photo, mediaHost);
  return {
    title,
    description,
    canonical,
    properties: {
      'og:type': 'website',
      'og:site_name': words.siteName,
      'og:locale': words.locale,
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      ...(image && {
        'og:image': image.url,
        ...(image.width && { 'og:image:width': String(image.width) }),
        'og:image:alt': photo.alt || words.photo,
      }),
      ...(listing.price > 0 && { 'product:price:amount': String(Math.round(listing.price)), 'product:price:currency': 'RUB' }),
      'twitter:card': image ? 'summary_large_image' : 'summary',
    },
    jsonLd: isIndexed ? listingJsonLd(listing, { words, canonical, mediaHost }) : null,
    isIndexed,
  };
}
