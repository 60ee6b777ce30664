import { type Listing, listingPath } from './listing';

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
  readonly title: string;
  readonly description: string;
}

/** Where a listing and its photos live. */
export interface ListingPlace {
  /** Origin of the main site, without a slash at its end. */
  readonly siteUrl: string;
  /** Prefix of relative picture addresses. */
  readonly mediaHost: string;
}

/** One truth for the kit and for servers that print it into HTML. */
export function listingMetadata(listing: Listing, words: ListingWords, { siteUrl }: ListingPlace): ListingMetadata {
  const canonical = siteUrl + listingPath(listing);
  return {
    ...words,
    canonical,
    properties: { 'og:title': words.title, 'og:description': words.description, 'og:url': canonical },
    jsonLd: null,
    isIndexed: listing.status === 'active' && !listing.isDeleted,
  };
}
