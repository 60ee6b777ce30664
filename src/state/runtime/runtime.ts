import type { Transport } from '../../api/client/request';
import type { Store } from '../../base/createStore';
import type { Account } from '../account/account';
import type { OpenContact } from '../account/openContact';
import type { LoadFailures } from '../load/loadFailures';
import { fetchOrPrefetched } from '../load/prefetch';
import type { SearchSession } from '../search/searchSession';
import { pageScope } from './pageScope';

/** Where a runtime speaks to, and how. */
export interface RuntimeOptions {
  /** Base of the API, without a slash at its end: 'https://kvartal.example/api' (D1). */
  readonly apiUrl: string;
  /** The main site: listings and 'На главную' open there. */
  readonly siteUrl?: string;
  /** For tests and stories: answers instead of the network. */
  readonly fetch?: typeof fetch;
  /** Milliseconds to wait for an answer; 60 s when absent. */
  readonly timeout?: number;
}

/** What separate roots of a page share: one API, one cache, the search sessions. */
export interface Runtime {
  /** Begins every cache key, so that no two runtimes share an answer. */
  readonly id: string;
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** Prefix of image paths that do not begin with http: the API host (§7); empty when that is the page's own. */
  readonly mediaHost: string;
  /** How calls of this runtime travel. */
  readonly transport: Transport;
  /** Searches by name; `searchOf` makes them, so that a page with one card carries no code of the search. */
  readonly searches: Map<string, SearchSession>;
  /** Who is signed in; `accountOf` makes it. */
  account?: Account;
  /** Which way to an owner is open; `openContactOf` makes it. */
  openContact?: Store<OpenContact | null>;
  /** What of the page could not be loaded; `loadFailuresOf` makes it. */
  loadFailures?: Store<LoadFailures>;
}

declare const __KVARTAL_NPM__: true | undefined;

/** The page's own `fetch`, as it is when a call is made; only the script tag's loader asks for anything ahead. */
const pageFetch: typeof fetch = typeof __KVARTAL_NPM__ === 'undefined' ? fetchOrPrefetched : (input, init) => globalThis.fetch(input, init);

let lastId = 0;

/** Returns a new runtime that nothing else shares: for tests, stories and React pages that pass it to `KvartalProvider`. */
export function createRuntime(options: RuntimeOptions): Runtime {
  const apiUrl = options.apiUrl.replace(/\/+$/, '');
  lastId += 1;
  const runtime: Runtime = {
    id: `kvartal-${lastId}`,
    apiUrl,
    siteUrl: (options.siteUrl ?? '').replace(/\/+$/, ''),
    mediaHost: /^https?:\/\//.test(apiUrl) ? new URL(apiUrl).origin : '',
    transport: {
      baseUrl: apiUrl,
      fetch: options.fetch ?? pageFetch,
      timeout: options.timeout,
      token: () => runtime.account?.token() ?? null,
      refused: (token) => runtime.account?.refuse(token),
    },
    searches: new Map(),
  };
  return runtime;
}

export interface RuntimeAddress {
  /** Elements of one scope that speak to the same API work together. */
  readonly scope?: string;
  readonly apiUrl: string;
  readonly siteUrl?: string;
}

/** The runtime of this address on this page. */
export function getRuntime({ scope = 'main', apiUrl, siteUrl = '' }: RuntimeAddress): Runtime {
  const page = pageScope();
  page.runtimes ??= new Map();
  const { runtimes } = page;
  const key = JSON.stringify([scope, apiUrl, siteUrl]);
  let runtime = runtimes.get(key);
  if (!runtime) {
    runtime = createRuntime({ apiUrl, siteUrl });
    runtimes.set(key, runtime);
  }
  return runtime;
}
