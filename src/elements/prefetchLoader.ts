import { pageScope } from '../state/runtime/pageScope';

/** Starting query by deal, as `dealQuery` of `state/search/initialQuery` writes it; the build puts it in. */
declare const __KVARTAL_DEALS__: Record<string, string>;

/**
 * Asks for the first answer that a tag will need while its code is still on the way: a page of results with the raw starting query, since the
 * codec would not fit in here and the session claims the answer (`state/runtime/pageScope`); or a listing by its number. A page that keeps the search
 * in its address is left alone.
 */
export function startAhead(element: Element, defaultApi: string): void {
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  const id = attribute('listing-id');
  // As the code will write it: `+7` and `1e3` are numbers too.
  const isListing = /^[1-9]\d*$/.test(id);
  if (!isListing && (!/-(search|results)$/.test(element.localName) || /^[qh]/.test(attribute('url-sync')))) return;
  const own = attribute('api-url');
  // Narrower than what the element accepts: nothing that it might refuse is ever asked.
  if (own && !/^(https:\/\/|\/\w)[^@\s\\]*$/.test(own)) return;

  const size = attribute('page-size');
  const query = [attribute('fixed-filters'), __KVARTAL_DEALS__[attribute('deal')], attribute('filters')].filter(Boolean).join('&');
  const api = new URL(own || defaultApi, document.baseURI).href.replace(/\/+$/, '');
  const path = isListing ? `${id}/` : `?${query}${size && size !== '10' ? `&page_size=${size}` : ''}`;
  const url = new URL(`${api}/realty/${path}`).href;
  const { prefetched } = pageScope();
  // Two tags with one question: the session that comes second finds the answer of the first in the cache.
  if (prefetched.has(url)) return;
  const answer = fetch(url);
  // Whoever takes the answer meets its failure; nobody taking it is no error of the page.
  answer.catch(() => {});
  prefetched.set(url, answer);
}
