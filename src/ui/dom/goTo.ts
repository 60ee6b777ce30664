/**
 * Navigates to another page: in a new tab while the browser accepts it as a user interaction, else in this tab, since it would be blocked.
 * @param near Any node of the page.
 * @returns false when that is the current page.
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
  // A router of the page, or a test, can still intercept it.
  (near?.parentNode ?? page.body).append(link);
  link.click();
  link.remove();
  return true;
}
