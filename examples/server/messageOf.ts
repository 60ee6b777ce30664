/** Returns what an error says, for a log. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
