/** What a feed may be, so that no file of somebody else fills memory or holds a connection. */
export const feedLimits = {
  /** Of the text, unpacked. */
  megabytes: 50,
  offers: 20_000,
  /** Of one offer, in characters. */
  offerMegabytes: 1,
  depth: 20,
  redirects: 3,
  /** Milliseconds from the connection to the end of the file, and without a byte. */
  wholeTime: 60_000,
  idleTime: 10_000,
} as const;
