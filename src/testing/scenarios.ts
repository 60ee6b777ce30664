import { createFakeApi } from './fakeApi';

/** Replacement for the browser's `fetch` in a runtime. All scenarios reject with an AbortError on abort. */
export type Fetch = typeof fetch;

/** Servers that fail, wait or send nonsense, and what is made of them. */
const faulty = new WeakSet<Fetch>();

function asFaulty(api: Fetch): Fetch {
  faulty.add(api);
  return api;
}

/** Tells a server with a fault, which is shown for the fault's sake, from one that has data. */
export function isFaulty(api: Fetch): boolean {
  return faulty.has(api);
}

/** A recorded request. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** The JSON body; null without one. */
  readonly body: unknown;
  /** Aborted once the caller gives up. */
  readonly signal: AbortSignal;
}

/** Responds like `api` after a delay, ms. For viewing loading states; tests use {@link held}. */
export function slow(milliseconds: number, api: Fetch = createFakeApi()): Fetch {
  return asFaulty(async (input, init) => {
    const { signal } = record(input, init);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      onAbort(signal, (reason) => {
        clearTimeout(timer);
        reject(reason);
      });
    });
    return api(input, init);
  });
}

/** No connection: rejects as browsers do. */
export function offline(): Fetch {
  return asFaulty(async () => {
    throw new TypeError('Failed to fetch');
  });
}

/** Rejects every request with this status and JSON body. */
export function rejects(status: number, body: unknown = { detail: 'Ошибка' }): Fetch {
  return asFaulty(async () => Response.json(body, { status }));
}

/** Responds with HTML instead of JSON, like proxies and captive portals. */
export function htmlAnswer(status = 502): Fetch {
  const page = '<!doctype html><html lang="en"><title>Bad Gateway</title><h1>502 Bad Gateway</h1></html>';
  return asFaulty(async () => new Response(page, { status, headers: { 'Content-Type': 'text/html' } }));
}

/** Responds 200 with this body: a string as is, anything else as JSON. */
export function malformed(body: unknown = '{"results": ['): Fetch {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return asFaulty(async () => new Response(text, { headers: { 'Content-Type': 'application/json' } }));
}

/** Responds like `api`, with the JSON body passed through `change`. For single damaged items and fields. */
export function altered(change: (body: unknown) => unknown, api: Fetch = createFakeApi()): Fetch {
  const changed: Fetch = async (input, init) => {
    const response = await api(input, init);
    return response.ok ? Response.json(change(await response.json()), { status: response.status }) : response;
  };
  return isFaulty(api) ? asFaulty(changed) : changed;
}

/** Responds like `api`, without listings; its stations exist. */
export function empty(api: Fetch = createFakeApi()): Fetch {
  const none = altered((body) => {
    if (Array.isArray(body)) return [];
    return typeof body === 'object' && body !== null && 'results' in body ? { ...body, results: [], count: 0 } : { count: 0 };
  }, api);
  return when(/\/realty\/(count\/|latest\/)?$|\/map-point(s|-realty)\/$/, none, api);
}

/** Never responds; rejects only on abort. */
export function never(): Fetch {
  return asFaulty(
    (input, init) =>
      new Promise((_resolve, reject) => {
        onAbort(record(input, init).signal, reject);
      }),
  );
}

/** Sends requests with a matching path to `scenario`, the others to `api`. */
export function when(path: RegExp, scenario: Fetch, api: Fetch = createFakeApi()): Fetch {
  const either: Fetch = (input, init) => (path.test(record(input, init).url.pathname) ? scenario : api)(input, init);
  return isFaulty(scenario) || isFaulty(api) ? asFaulty(either) : either;
}

/** A replaceable server; see {@link switchable}. */
export interface Switchable {
  readonly fetch: Fetch;
  /** Uses `next` from the next request on. */
  use(next: Fetch): void;
}

/** A connection that changes during a test: it breaks, it recovers. */
export function switchable(first: Fetch): Switchable {
  let current = first;
  return {
    fetch: (input, init) => current(input, init),
    use(next) {
      current = next;
    },
  };
}

/** A server that records requests; see {@link recorded}. */
export interface Recorded {
  readonly fetch: Fetch;
  /** All requests so far, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Returns the requests of a path, such as `/realty/`, under any base URL. */
  to(path: string): readonly RecordedRequest[];
}

/** Records requests. */
export function recorded(api: Fetch = createFakeApi()): Recorded {
  const requests: RecordedRequest[] = [];
  return {
    requests,
    to: (path) => requests.filter(({ url }) => endsWithPath(url, path)),
    fetch(input, init) {
      requests.push(record(input, init));
      return api(input, init);
    },
  };
}

/** A request waiting for its response. */
export interface HeldRequest extends RecordedRequest {
  /** Releases the request to the in-memory server, or to `scenario`. */
  release(scenario?: Fetch): void;
}

/** A server that responds on demand; see {@link held}. */
export interface Held {
  readonly fetch: Fetch;
  /** Pending requests, oldest first; aborted ones stay until released. */
  readonly waiting: readonly HeldRequest[];
  /** Returns the pending requests of a path, such as `/realty/`. */
  to(path: string): readonly HeldRequest[];
  /** Releases all pending requests. */
  releaseAll(): void;
}

/**
 * Holds every request until released, in any order. For races: with `ignoresAbort` a response arrives even after an abort, as with a
 * careless `fetch` wrapper.
 */
export function held(api: Fetch = createFakeApi(), { ignoresAbort = false } = {}): Held {
  const waiting: HeldRequest[] = [];
  return {
    waiting,
    to: (path) => waiting.filter(({ url }) => endsWithPath(url, path)),
    releaseAll: () => {
      for (const request of [...waiting]) request.release();
    },
    fetch: asFaulty(
      (input, init) =>
        new Promise((resolve, reject) => {
          const request = record(input, init);
          if (!ignoresAbort) onAbort(request.signal, reject);
          const heldRequest: HeldRequest = {
            ...request,
            release(scenario = api) {
              const place = waiting.indexOf(heldRequest);
              if (place >= 0) waiting.splice(place, 1);
              // Without the caller's signal, the response arrives even after an abort.
              scenario(request.url, ignoresAbort ? { ...init, signal: null } : init).then(resolve, reject);
            },
          };
          waiting.push(heldRequest);
        }),
    ),
  };
}

function record(input: Parameters<Fetch>[0], init: Parameters<Fetch>[1]): RecordedRequest {
  const { method, url, headers, signal } = new Request(input instanceof Request ? input : new URL(String(input), 'http://fake.test'), init);
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
  return { method, url: new URL(url), headers, body, signal: init?.signal ?? signal };
}

function endsWithPath(url: URL, path: string): boolean {
  return url.pathname.endsWith(path);
}

function onAbort(signal: AbortSignal, react: (reason: unknown) => void): void {
  if (signal.aborted) react(signal.reason);
  else signal.addEventListener('abort', () => react(signal.reason), { once: true });
}
