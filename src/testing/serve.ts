import type { Fetch } from './scenarios';

const servers = new Map<string, Fetch>();
let original: Fetch | null = null;

/**
 * Answers every `fetch` of the page that goes to `baseUrl` by `api` and leaves all others alone: for custom elements, which take an address
 * and no function. Give every test or story a base of its own, and nothing is shared. Answers a function that ends it.
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
