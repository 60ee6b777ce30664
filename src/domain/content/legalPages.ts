/** Pages of the legal area (§2), in the order of its menu; the last two stand alone, without the menu. */
export const legalPages = ['publishing', 'moderation', 'chat', 'owners', 'download', 'agreement', 'privacy'] as const;
export type LegalPage = (typeof legalPages)[number];

/** Agreement and policy take the whole width (§2). */
export const hasLegalMenu = (page: LegalPage): boolean => page !== 'agreement' && page !== 'privacy';

/** Path of a page within the main site; `menu` is the list of them. */
export const legalPath = (page: LegalPage | 'menu'): string => (page === 'menu' ? '/legal' : `/legal/${page}`);
