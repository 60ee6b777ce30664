/** Numbers of the business (§9), used by the kit and by the server. */
export const limits = {
  /** Listings on a page of results. */
  pageSize: 10,
  /** The largest page size a caller may ask for. */
  maxPageSize: 100,
  /** Listings that one call may ask for by their ids. */
  listingsByIds: 50,
  /** Listings of a list that is shared by a link. */
  sharedList: 100,
  /** Characters in the name of such a list. */
  sharedListName: 60,
  /** Price in a search, roubles, inclusive. */
  price: { min: 1, max: 1_000_000_000 },
  /** Digits that a price input takes. */
  priceDigits: 12,
  /** Floor in a search. */
  floor: { min: 1, max: 200 },
  /** Area in a search, m², exclusive of zero. */
  area: { max: 100_000 },
  /** Walking speed, metres per minute. */
  walkingSpeed: 80,
  /** Request timeout, ms (§7). */
  requestTimeout: 60_000,
  /** Longest query string that is read at all: a longer one is hostile. */
  queryLength: 4096,
  /** Stations in one search. */
  metroStations: 50,
  /** Deepest page: beyond it nothing is asked for. */
  page: 100_000,
  /** A listing is new for this long, ms. */
  newListingAge: 24 * 60 * 60 * 1000,
} as const;
