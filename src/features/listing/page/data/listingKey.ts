/**
 * Cache key of a listing in `useLoad`; servers use it to fill the cache.
 * @param session of the account: what the call returns may depend on the user
 */
export const listingKey = (id: number, session = 0): readonly unknown[] =>
  session === 0 ? ['listing-details', id] : ['listing-details', id, session];
