import type { Fetch } from './scenarios';
import { xhrOver } from './xhrOver';

const servers = new Map<string, Fetch>();
let original: Fetch | null = null;
let originalXhr: typeof XMLHttpRequest | undefined;

/**
 * Routes every `fetch` and XMLHttpRequest to `baseUrl` to `api` and leaves the others alone: for custom elements, which take a URL and no function. Use a
 * separate base for every test or story to isolate them. Returns a function that stops it.
 */
export function serveAt(baseUrl: string, api: Fetch): () => void {
  servers.set(baseUrl, api);
  if (!original) {
    original = globalThis.fetch;
    globalThis.fetch = route;
    originalXhr = globalThis.XMLHttpRequest;
    // Node has no `XMLHttpRequest`.
    if (originalXhr) globalThis.XMLHttpRequest = xhrOver(originalXhr, serverOf);
  }
  return () => {
    if (servers.get(baseUrl) === api) servers.delete(baseUrl);
    if (servers.size > 0 || !original) return;
    globalThis.fetch = original;
    original = null;
    if (originalXhr) globalThis.XMLHttpRequest = originalXhr;
  };
}

const route: Fetch = (input, init) =>
  (serverOf(input instanceof Request ? input.url : String(input)) ?? original ?? globalThis.fetch)(input, init);

function serverOf(address: string): Fetch | undefined {
  for (const [baseUrl, api] of servers) if (address.startsWith(`${baseUrl}/`)) return api;
  return undefined;
}
