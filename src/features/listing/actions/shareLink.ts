/** Returns the shareable URL of a listing: absolute and readable. */
export function shareLink(url: string, base: string): string {
  try {
    return new URL(url, base).href;
  } catch {
    // A document without its own URL, such as an `srcdoc` frame.
    return url;
  }
}

/** Returns the pages of social networks that share a link. */
export function shareAddresses(link: string, title: string): { readonly telegram: string; readonly vk: string } {
  const url = encodeURIComponent(link);
  const text = encodeURIComponent(title);
  return { telegram: `https://t.me/share/url?url=${url}&text=${text}`, vk: `https://vk.com/share.php?url=${url}&title=${text}` };
}
