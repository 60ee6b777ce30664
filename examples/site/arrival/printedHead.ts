import { formatQuery, parseQuery } from '@kvartal/kit/domain';

/** Events of the router, which tells of every change of the address. */
const changes = ['pushState', 'replaceState', 'popstate'];

/**
 * The server has printed into the head what the first page is: its canonical address, which browsers share, and words for search engines. As soon as
 * the address is that of another page, or of another search, none of it is true any more. The page of a listing sees to its own (`pageMetadata`).
 */
export function followPrintedHead(): void {
  const printed = [...document.head.querySelectorAll('[data-kvartal-head]:not(title)')];
  const canonical = printed.find(
    (element): element is HTMLLinkElement => element instanceof HTMLLinkElement && element.rel === 'canonical',
  );
  if (!canonical || /^\/(buy|rent)\//.test(window.location.pathname)) return;
  const first = pageOf(new URL(canonical.href));
  const look = () => {
    if (pageOf(new URL(window.location.href)) === first) return;
    for (const element of printed) element.remove();
    for (const type of changes) window.removeEventListener(type, look);
  };
  for (const type of changes) window.addEventListener(type, look);
}

/** Path, and what a search is about; whatever else stands in the address makes no other page. */
function pageOf({ pathname, search }: URL): string {
  const path = pathname.replace(/\/$/, '');
  if (path !== '/realty') return path;
  const { filters, page } = parseQuery(search.slice(1));
  return `${path}?${formatQuery(filters, page)}`;
}
