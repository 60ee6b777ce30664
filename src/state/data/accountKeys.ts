/** Key of the totals: what changes their counts loads them again. */
export const accountSummaryKey = ['accountSummary'] as const;

/** Beginning of the keys of notifications, which show the present status of their listings. */
export const notificationsKey = ['notifications'] as const;
