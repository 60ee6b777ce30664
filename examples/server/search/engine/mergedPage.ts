import type { Slice } from '../../listings/plainSearch';

/** Which part of one source a page may need when up to so many from another one come in between. */
export function partFor({ limit, offset }: Slice, others: number): Slice {
  const from = Math.max(0, offset - others);
  return { offset: from, limit: offset + limit - from };
}

/**
 * Returns a page of two sources in one order.
 * @param part of the one source, as {@link partFor} says
 * @param others all of the other source
 */
export function mergedPage<T>(part: readonly T[], others: readonly T[], { limit, offset }: Slice, compare: (a: T, b: T) => number): T[] {
  const from = partFor({ limit, offset }, others.length).offset;
  // What comes before the part is counted as if it all came from the one source: whichever of the others come earlier stand before the page, too.
  return [...part, ...others].sort(compare).slice(offset - from, offset - from + limit);
}
