import type { Fetch } from './scenarios';

/**
 * Responds like `api`, but serves the basemap from the file at `url`, through the page's own `fetch`. Other responses of `api` for the
 * basemap, such as an error or no connection, take precedence; only its 404 is replaced.
 */
export function withBasemap(api: Fetch, url: string): Fetch {
  return async (input, init) => {
    const response = await api(input, init);
    const address = new URL(input instanceof Request ? input.url : String(input), 'http://fake.test');
    if (response.status !== 404 || !address.pathname.endsWith('/basemap/moscow.pmtiles')) return response;
    return globalThis.fetch(url, input instanceof Request ? { headers: input.headers, signal: input.signal, ...init } : init);
  };
}
