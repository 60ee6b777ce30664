/** Cache key of a listing in `useViewerLoad`; servers use it to fill the cache. */
export const listingKey = (id: number): readonly unknown[] => ['listing-details', id];
