/** Times of live updates, ms. */
export const eventLimits = {
  /** A server sends something at least so often. */
  alive: 25_000,
  /** A stream that has said nothing after this is held back on its way: a server greets at once. */
  greeting: 10_000,
  /** The time between two polls of a page without a stream. */
  poll: 20_000,
  /** A hidden page closes its stream after this. */
  hidden: 5 * 60_000,
  /** The wait before a lost stream is opened again. It doubles, up to the longest, and part of it is random. */
  retry: { first: 1000, longest: 60_000 },
} as const;
