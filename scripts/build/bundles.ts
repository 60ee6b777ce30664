/**
 * Which tags travel together in the script-tag build. Every bundle is one file over `kit`, the code that more than one bundle needs; so a
 * page pays two requests for a bundle and one for a further one.
 */
export const bundles: Readonly<Record<string, readonly string[]>> = {
  search: ['kvartal-search', 'kvartal-search-form', 'kvartal-results', 'kvartal-map'],
  listing: ['kvartal-listing'],
  'listing-card': ['kvartal-listing-card'],
};

export const entryOf = (tag: string): string => `src/elements/${tag}.ts`;
