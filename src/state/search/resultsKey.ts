/** Names a page of results in the cache of `useLoad`, for the server too, which puts it there; `question` is `formatQuery` of filters and page. */
export const resultsKey = (question: string, pageSize: number): readonly unknown[] => ['search', question, pageSize];
