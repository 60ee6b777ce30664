import { pageScope } from '../../state/runtime/pageScope';

/** Initial query by deal, from `dealQuery` of `state/search/initialQuery`; a constant of the build. */
declare const __KVARTAL_DEALS__: Record<string, string>;

/**
 * Prefetches the first response of a tag while its code loads: a listing by its id, or a page of results. Results are requested with the raw query
 * of the attributes, since the loader is too small for the codec; the session claims the response (`state/search/claimPrefetch`). Skipped
 * if the page keeps the search in its address.
 */
export function prefetchResponse(element: Element, defaultApi: string): void {
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  const id = attribute('listing-id');
  // Only the canonical form counts: `+7` and `1e3` are numbers too.
  const isListing = /^[1-9]\d*$/.test(id);
  if (!isListing && (!/-(search|results)$/.test(element.localName) || /^[qh]/.test(attribute('url-sync')))) return;
  const own = attribute('api-url');
  // Stricter than the element, which must not refuse the address later.
  if (own && !/^(https:\/\/|\/\w)[^@\s\\]*$/.test(own)) return;

  const size = attribute('page-size');
  const query = [attribute('fixed-filters'), __KVARTAL_DEALS__[attribute('deal')], attribute('filters')].filter(Boolean).join('&');
  const api = new URL(own || defaultApi, document.baseURI).href.replace(/\/+$/, '');
  const path = isListing ? `${id}/` : `?${query}${size && size !== '10' ? `&page_size=${size}` : ''}`;
  const url = new URL(`${api}/realty/${path}`).href;
  const { prefetched } = pageScope();
  // The second of two equal tags finds the response in the cache.
  if (prefetched.has(url)) return;
  const answer = fetch(url);
  // An unused failed response is not an unhandled rejection; the caller that takes it handles the failure.
  answer.catch(() => {});
  prefetched.set(url, answer);
}
