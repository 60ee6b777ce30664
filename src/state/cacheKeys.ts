/** Names of answers in the cache of `useLoad`, for those that a server puts there as well. */

/** A page of results; `question` is `formatQuery` of filters and page. */
export const resultsKey = (question: string, pageSize: number): readonly unknown[] => ['search', question, pageSize];

export const listingKey = (id: number): readonly unknown[] => ['listing-details', id];
