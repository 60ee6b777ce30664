/** Key of a page of results in the public store, also for the server, which fills the cache; `question` is `formatQuery` of filters and page. */
export const resultsKey = (question: string, pageSize: number): readonly unknown[] => ['search', question, pageSize];
