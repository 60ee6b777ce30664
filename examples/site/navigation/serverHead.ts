import { formatQuery, parseQuery } from '@kvartal/kit/domain';

/** The router raises these whenever the address changes. */
const changes = ['pushState', 'replaceState', 'popstate'];

/** Marks head elements rendered by the server; the value is the original content, empty for added elements. */
const mark = 'data-kvartal-head';

/**
 * Removes server-rendered metadata (canonical URL, descriptions) once the visitor navigates to another page or search, because it describes the first one.
 * Metadata that a listing has adopted is managed by the listing (`pageMetadata`).
 */
export function dropServerHeadOnNavigation(): void {
  const canonical = document.head.querySelector<HTMLLinkElement>(`link[rel=canonical][${mark}]`);
  const first = pageOf(new URL(canonical?.href ?? window.location.href));
  const look = () => {
    if (pageOf(new URL(window.location.href)) === first) return;
    for (const element of document.head.querySelectorAll(`[${mark}]`)) restoreOriginal(element);
    for (const type of changes) window.removeEventListener(type, look);
  };
  for (const type of changes) window.addEventListener(type, look);
}

function restoreOriginal(element: Element): void {
  const before = element.getAttribute(mark);
  if (!before) return element.remove();
  element.removeAttribute(mark);
  // The next page sets the title.
  if (element.localName === 'meta') element.setAttribute('content', before);
}

/** Returns the path with the normalised search query; other parameters do not make it a different page. */
function pageOf({ pathname, search }: URL): string {
  const path = pathname.replace(/\/$/, '');
  if (path !== '/realty') return path;
  const { filters, page } = parseQuery(search.slice(1));
  return `${path}?${formatQuery(filters, page)}`;
}
