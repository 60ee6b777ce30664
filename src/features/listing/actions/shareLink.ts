/** Returns the shareable URL of a listing: absolute and readable. */
export function shareLink(url: string, base: string): string {
  try {
    return new URL(url, base).href;
  } catch {
    // A document without its own URL, such as an `srcdoc` frame.
    return url;
  }
}
