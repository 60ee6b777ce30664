/** Pages of the legal area (§2), in the order of its menu; the last two stand alone, without the menu. */
export const legalPages = ['publishing', 'moderation', 'chat', 'owners', 'download', 'agreement', 'privacy'] as const;
export type LegalPage = (typeof legalPages)[number];

/** Path of a page within the main site. */
export const legalPath = (page: LegalPage): string => `/legal/${page}`;
