import { formatQuery, parseQuery } from '@kvartal/kit/domain';

/** Events of the router, which tells of every change of the address. */
const changes = ['pushState', 'replaceState', 'popstate'];

/** What the server has printed carries it; its value is what stood there before, empty for what did not. */
const mark = 'data-kvartal-head';

/**
 * The server has printed into the head what the first page is: its canonical address, which browsers share, and words for search engines. As soon as
 * the address is that of another page, or of another search, none of it is true any more. What a listing has taken over it sees to itself (`pageMetadata`).
 */
export function followPrintedHead(): void {
  const canonical = document.head.querySelector<HTMLLinkElement>(`link[rel=canonical][${mark}]`);
  const first = pageOf(new URL(canonical?.href ?? window.location.href));
  const look = () => {
    if (pageOf(new URL(window.location.href)) === first) return;
    for (const element of document.head.querySelectorAll(`[${mark}]`)) takeBack(element);
    for (const type of changes) window.removeEventListener(type, look);
  };
  for (const type of changes) window.addEventListener(type, look);
}

function takeBack(element: Element): void {
  const before = element.getAttribute(mark);
  if (!before) return element.remove();
  element.removeAttribute(mark);
  // The title is the next page's to say.
  if (element.localName === 'meta') element.setAttribute('content', before);
}

/** Path, and what a search is about; whatever else stands in the address makes no other page. */
function pageOf({ pathname, search }: URL): string {
  const path = pathname.replace(/\/$/, '');
  if (path !== '/realty') return path;
  const { filters, page } = parseQuery(search.slice(1));
  return `${path}?${formatQuery(filters, page)}`;
}
