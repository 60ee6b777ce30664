import { type Listing, listingPath } from '../listing';
import type { ListingWords } from '../listingWords';
import { isPublic } from '../permissions/isPublic';
import { listingJsonLd } from './listingJsonLd';
import { socialImage } from './socialImage';

/** Metadata of a listing's page. URLs are absolute if the site's is. */
export interface ListingMetadata {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Open Graph and similar: property to content. */
  readonly properties: Readonly<Record<string, string>>;
  /** schema.org as JSON; null if the listing must not be found. */
  readonly jsonLd: Readonly<Record<string, unknown>> | null;
  /** False: `noindex`. */
  readonly isIndexed: boolean;
}

/** Hosts of a listing and its photos. */
export interface ListingPlace {
  /** Origin of the main site, without a trailing slash. */
  readonly siteUrl: string;
  /** Prefix of relative image URLs. */
  readonly mediaHost: string;
}

/** Returns the metadata; shared by the kit and by servers that print it into HTML. */
export function listingMetadata(listing: Listing, words: ListingWords, { siteUrl, mediaHost }: ListingPlace): ListingMetadata {
  const { title, description } = words;
  const canonical = siteUrl + listingPath(listing);
  const isIndexed = isPublic(listing);
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
