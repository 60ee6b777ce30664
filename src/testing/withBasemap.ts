import type { Fetch } from './scenarios';

/**
 * Answers as `api` does, and the basemap, which no server in memory holds, from the file at `url` by the page's own `fetch`. What `api` says of
 * the basemap itself goes first, be it a refusal, silence or no connection; only its "not found" is made good.
 */
export function withBasemap(api: Fetch, url: string): Fetch {
  return async (input, init) => {
    const response = await api(input, init);
    const address = new URL(input instanceof Request ? input.url : String(input), 'http://fake.test');
    if (response.status !== 404 || !address.pathname.endsWith('/basemap/moscow.pmtiles')) return response;
    return globalThis.fetch(url, input instanceof Request ? { headers: input.headers, signal: input.signal, ...init } : init);
  };
}
