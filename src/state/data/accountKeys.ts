/** Key of the totals: what changes their counts loads them again. */
export const accountSummaryKey = ['accountSummary'] as const;
