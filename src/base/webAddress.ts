/** Why an address from a host page is rejected; the caller words the message. */
export type AddressFault = 'characters' | 'unreadable' | 'scheme' | 'insecure' | 'credentials' | 'foreign';

/**
 * Checks an address taken from a host page (an attribute is not trusted). Allowed: `https:` anywhere, `http:` only from an `http:` page
 * (browsers block it on secure pages), or a path on the page's own origin. `page` is the absolute address of the page.
 */
export function whyNotWebAddress(value: string, page: string): AddressFault | null {
  // The URL parser drops tabs and line ends and reads a backslash as a slash; no honest address has them.
  if (hasUnsafeCharacter(value)) return 'characters';
  let url: URL;
  try {
    url = new URL(value, page);
  } catch {
    return 'unreadable';
  }
  const base = new URL(page);
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme';
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(value) && url.origin !== base.origin) return 'foreign';
  if (url.protocol === 'http:' && base.protocol !== 'http:') return 'insecure';
  return null;
}

function hasUnsafeCharacter(value: string): boolean {
  for (const char of value) {
    const code = char.codePointAt(0) ?? 0;
    if (code <= 0x20 || code === 0x7f || code === 0x5c) return true;
  }
  return false;
}
