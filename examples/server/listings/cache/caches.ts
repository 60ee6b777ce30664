/**
 * Everything that the search and the page of a listing remember. Each can be off: answers stay the same, and cost more.
 * - `counts`: how many a search finds, for ten seconds, and which they are if they are few
 * - `pages`: ids of a page, as long as nothing has changed that may concern it
 * - `cards`: listings of pages, each as long as its row has not changed
 * - `details`: the same for the page of a listing
 */
export const cacheNames = ['counts', 'pages', 'cards', 'details'] as const;
type CacheName = (typeof cacheNames)[number];

/** The caches that are on. */
export type Caches = ReadonlySet<CacheName>;
export const allCaches: Caches = new Set(cacheNames);
export const noCaches: Caches = new Set();

/** Reads a list of names, `all` or `none`; null if it is something else. */
export function readCaches(text: string): Caches | null {
  if (text === 'all') return allCaches;
  if (text === 'none') return noCaches;
  const names = text.split(',').map((part) => cacheNames.find((name) => name === part.trim()));
  return names.every((name) => name !== undefined) ? new Set(names) : null;
}
