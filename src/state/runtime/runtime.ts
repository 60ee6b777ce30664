import type { Transport } from '../../api/client/request';
import { type Slots, slotOf } from '../../base/slotOf';
import { pageScope } from './pageScope';
import { fetchOrPrefetched } from './prefetch';

/** The API of a runtime and how to reach it. */
export interface RuntimeOptions {
  /** Base of the API, without a trailing slash: 'https://kvartal.example/api' (D1). */
  readonly apiUrl: string;
  /** The main site: listings and 'На главную' open there. */
  readonly siteUrl?: string;
  /** Replaces the network in tests and stories. */
  readonly fetch?: typeof fetch;
  /** Timeout in milliseconds; 60 s by default. */
  readonly timeout?: number;
}

/** What the roots of a page share: one API, one cache, the search sessions. */
export interface Runtime {
  /** Prefix of every cache key, so that runtimes never share a response. */
  readonly id: string;
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** Prefix of image paths that do not begin with http: the API host (§7); empty when that is the page's own. */
  readonly mediaHost: string;
  /** Sends all calls of this runtime. */
  readonly transport: Transport;
  /** Set by `accountOf`. */
  credentials?: CallAuthorization;
  /** What `searchOf`, `accountOf` and others create on first use, so that a page with one card does not load the search. */
  readonly slots: Slots;
}

/** Signs the calls of a runtime. */
export interface CallAuthorization {
  token(): string | null;
  /** The server has refused this token. */
  refuse(token: string): void;
}

declare const __KVARTAL_NPM__: true | undefined;

/** Looks up the page's `fetch` at every call. Only the script tag prefetches. */
const pageFetch: typeof fetch = typeof __KVARTAL_NPM__ === 'undefined' ? fetchOrPrefetched : (input, init) => globalThis.fetch(input, init);

let lastId = 0;

/** Creates a separate runtime, for tests, stories and React pages that pass it to `KvartalProvider`. */
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
      upload: options.fetch,
      timeout: options.timeout,
      token: () => runtime.credentials?.token() ?? null,
      refused: (token) => runtime.credentials?.refuse(token),
    },
    slots: {},
  };
  return runtime;
}

export interface RuntimeAddress {
  /** Elements with the same scope and API share a runtime. */
  readonly scope?: string;
  readonly apiUrl: string;
  readonly siteUrl?: string;
}

/** Returns the shared runtime of this address. */
export function getRuntime({ scope = 'main', apiUrl, siteUrl = '' }: RuntimeAddress): Runtime {
  const runtimes = slotOf(pageScope().slots, 'runtimes', () => new Map<string, Runtime>());
  const key = JSON.stringify([scope, apiUrl, siteUrl]);
  let runtime = runtimes.get(key);
  if (!runtime) {
    runtime = createRuntime({ apiUrl, siteUrl });
    runtimes.set(key, runtime);
  }
  return runtime;
}
