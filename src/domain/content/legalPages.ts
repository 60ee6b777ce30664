/** Pages of the legal area (§2), in menu order; the last two have no menu. */
export const legalPages = ['publishing', 'moderation', 'chat', 'owners', 'download', 'agreement', 'privacy'] as const;
export type LegalPage = (typeof legalPages)[number];

/** Agreement and policy take the full width (§2). */
export const hasLegalMenu = (page: LegalPage): boolean => page !== 'agreement' && page !== 'privacy';

/** Returns a page's path on the main site; `menu` is the overview. */
export const legalPath = (page: LegalPage | 'menu'): string => (page === 'menu' ? '/legal' : `/legal/${page}`);
