import { page } from '../shell/page';

/** Path and query of the first page of results by deal; the build takes them from `api/client` and `domain/filtersQuery`. */
declare const __KVARTAL_FIRST_PAGES__: Record<string, string>;

/**
 * Asks for the first page of a search while its code is still on the way. Only where the markup leaves no doubt what will be asked for; the
 * client takes the answer by its address (`state/pageScope`) or asks again.
 */
export function startAhead(element: Element, apiUrl: string): void {
  if (element.localName !== 'kvartal-search' || ['filters', 'url-sync', 'api-url'].some((name) => element.hasAttribute(name))) return;
  const path = __KVARTAL_FIRST_PAGES__[element.getAttribute('deal') || 'sale'];
  if (path === undefined) return;
  const url = apiUrl.replace(/\/+$/, '') + path;
  const answer = fetch(url, { headers: { Accept: 'application/json' } });
  // Whoever takes the answer meets its failure; nobody taking it is no error of the page.
  answer.catch(() => {});
  const shared = page();
  shared.prefetched ??= new Map();
  shared.prefetched.set(url, answer);
}
