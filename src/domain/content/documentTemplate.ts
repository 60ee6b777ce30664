/** The document that the legal area offers for download (§2): where the main site keeps it, and its length. */
export const documentTemplate = { path: '/documents/dogovor-naima.docx', bytes: 14688 } as const;
