/**
 * Which tags travel together in the script-tag build. Every bundle is one file over files that several need, see `chunkNames`; so a page pays
 * two to four requests for a bundle, and one or two for a further one.
 */
export const bundles: Readonly<Record<string, readonly string[]>> = {
  search: ['kvartal-search', 'kvartal-search-form', 'kvartal-results', 'kvartal-map'],
  listing: ['kvartal-listing'],
  'listing-card': ['kvartal-listing-card'],
  auth: ['kvartal-auth', 'kvartal-auth-gate'],
  header: ['kvartal-header'],
  catalogue: ['kvartal-catalogue'],
  faq: ['kvartal-faq'],
  'cookie-banner': ['kvartal-cookie-banner'],
  legal: ['kvartal-legal'],
};

/** What most pages begin with: its first load is two files over the loader and `kit`. */
export const mainBundle = 'search';

/** Alone on many pages: what it does not need stays out of `kit`. */
export const smallestBundle = 'listing-card';

/** Stands on pages of its own: what the site alone needs stays out of what it loads. */
export const largestBundle = 'listing';

export const entryOf = (tag: string): string => `src/elements/${tag}.ts`;
