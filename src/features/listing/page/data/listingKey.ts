/** Names a listing in the cache of `useLoad`, for the server too, which puts it there. */
export const listingKey = (id: number): readonly unknown[] => ['listing-details', id];
