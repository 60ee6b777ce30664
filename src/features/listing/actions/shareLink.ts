/** The address of a listing as it is given to others: absolute whatever the page's own is, and readable by everybody. */
export function shareLink(url: string, base: string): string {
  try {
    return new URL(url, base).href;
  } catch {
    // A document without an address of its own, such as a frame of written markup.
    return url;
  }
}
