/** Target of a link in an answer. */
export interface AnswerLink {
  /** Absolute. */
  readonly url: string;
  /** The link leads to another site and opens in a new tab. */
  readonly isForeign: boolean;
}

const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Returns a safe link; null for anything but a page, a mail address or a phone number. Relative addresses are resolved against `site`. */
export function answerLink(href: string, site: string): AnswerLink | null {
  // A parser removes an address that it rejects.
  if (href.trim() === '') return null;
  try {
    // Parsed as a browser would: tabs and line breaks removed, case ignored.
    const url = new URL(href, site);
    if (!protocols.has(url.protocol) || url.username !== '' || url.password !== '') return null;
    const isPage = url.protocol === 'http:' || url.protocol === 'https:';
    return { url: url.href, isForeign: isPage && url.origin !== new URL(site).origin };
  } catch {
    return null;
  }
}
