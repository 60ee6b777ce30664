/** Where a link of an answer leads. */
export interface AnswerLink {
  /** Absolute. */
  readonly url: string;
  /** Another site: it opens beside this one. */
  readonly isForeign: boolean;
}

const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A link that may be followed; null for one to anything but a page, a mailbox or a phone. `site` is what a relative one is relative to. */
export function answerLink(href: string, site: string): AnswerLink | null {
  // A parser leaves a link without its address where that is one it refuses.
  if (href.trim() === '') return null;
  try {
    // Read as the browser would read it: without tabs and line ends, whatever its letters.
    const url = new URL(href, site);
    if (!protocols.has(url.protocol) || url.username !== '' || url.password !== '') return null;
    const isPage = url.protocol === 'http:' || url.protocol === 'https:';
    return { url: url.href, isForeign: isPage && url.origin !== new URL(site).origin };
  } catch {
    return null;
  }
}
