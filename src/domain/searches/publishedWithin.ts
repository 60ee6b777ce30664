import type { Listing } from '../listing/listing';

/** The longest time, in seconds, that a search can ask for: ten years. */
export const longestNew = 10 * 366 * 24 * 60 * 60;

/**
 * Reads `published_within` of a search: the seconds in which its listings were published first. A span instead of a moment, so that the
 * clock of a visitor may be wrong.
 *
 * @returns null if there is none, and `invalid` for what is not a whole number from 1 to {@link longestNew}
 */
export function readPublishedWithin(query: URLSearchParams): number | null | 'invalid' {
  const text = query.get('published_within');
  if (!text) return null;
  const seconds = Number(text);
  return /^\d{1,9}$/.test(text) && seconds >= 1 && seconds <= longestNew ? seconds : 'invalid';
}

/** Whether a listing was published first in these last seconds. */
export const isPublishedWithin =
  (seconds: number) =>
  ({ publishedAt }: Pick<Listing, 'publishedAt'>): boolean =>
    publishedAt !== null && Date.now() - publishedAt.getTime() < seconds * 1000;
