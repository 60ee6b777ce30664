import type { Fetch } from './scenarios';

const servers = new Map<string, Fetch>();
let original: Fetch | null = null;

/**
 * Routes every `fetch` to `baseUrl` to `api` and leaves the others alone: for custom elements, which take a URL and no function. Use a
 * separate base for every test or story to isolate them. Returns a function that stops it.
 */
export function serveAt(baseUrl: string, api: Fetch): () => void {
  servers.set(baseUrl, api);
  if (!original) {
    original = globalThis.fetch;
    globalThis.fetch = route;
  }
  return () => {
    if (servers.get(baseUrl) === api) servers.delete(baseUrl);
    if (servers.size > 0 || !original) return;
    globalThis.fetch = original;
    original = null;
  };
}

const route: Fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  for (const [baseUrl, api] of servers) {
    if (address.startsWith(`${baseUrl}/`)) return api(input, init);
  }
  return (original ?? globalThis.fetch)(input, init);
};
