/** Goes to another page in this tab, as for a form that is done with; does nothing on that page itself. A router of the page can intercept it. */
export function openInThisTab(url: string, near: HTMLElement): void {
  const page = near.ownerDocument;
  const { href, origin, pathname } = new URL(url, page.baseURI);
  if (origin === page.location.origin && pathname === page.location.pathname) return;
  const link = page.createElement('a');
  link.href = href;
  link.hidden = true;
  near.after(link);
  link.click();
  link.remove();
}
