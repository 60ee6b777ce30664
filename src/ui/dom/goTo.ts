/**
 * Leads to another page: beside this one while the browser takes it for the visitor's own deed, else in its place, since it would be stopped.
 * @param near Anything of the page.
 * @returns false where that is this page.
 */
export function goTo(url: string, near?: HTMLElement): boolean {
  const page = near?.ownerDocument ?? document;
  const target = new URL(url, page.baseURI);
  if (target.origin === page.location.origin && target.pathname === page.location.pathname) return false;
  const link = page.createElement('a');
  link.href = target.href;
  link.rel = 'noopener';
  if (page.defaultView?.navigator.userActivation?.isActive !== false) link.target = '_blank';
  link.hidden = true;
  // Where a router of the page, or a test, can still take it over.
  (near?.parentNode ?? page.body).append(link);
  link.click();
  link.remove();
  return true;
}
