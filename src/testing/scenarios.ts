import { createFakeApi } from './fakeApi';

/** What a runtime takes in place of the browser's `fetch`. Every scenario stops with an AbortError when its caller gives up. */
export type Fetch = typeof fetch;

/** A request as a test looks at it. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** What was sent, read as JSON; null where nothing was. */
  readonly body: unknown;
  /** True once the caller has given up. */
  readonly signal: AbortSignal;
}

/** Answers as `api` does, `milliseconds` later. For looking at loading states by eye; tests use {@link held}. */
export function slow(milliseconds: number, api: Fetch = createFakeApi()): Fetch {
  return async (input, init) => {
    const { signal } = record(input, init);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      onAbort(signal, (reason) => {
        clearTimeout(timer);
        reject(reason);
      });
    });
    return api(input, init);
  };
}

/** No connection: what a browser throws when nothing can be reached. */
export function offline(): Fetch {
  return async () => {
    throw new TypeError('Failed to fetch');
  };
}

/** Every call is refused with this status and JSON body. */
export function rejects(status: number, body: unknown = { detail: 'Ошибка' }): Fetch {
  return async () => Response.json(body, { status });
}

/** A page of HTML where JSON was expected: what proxies and captive portals answer. */
export function htmlAnswer(status = 502): Fetch {
  return async () =>
    new Response('<!doctype html><html lang="en"><title>Bad Gateway</title><h1>502 Bad Gateway</h1></html>', {
      status,
      headers: { 'Content-Type': 'text/html' },
    });
}

/** Answers 200 with this body: a string goes out as it is, anything else as JSON. */
export function malformed(body: unknown = '{"results": ['): Fetch {
  return async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
}

/** Answers as `api` does, with the JSON body passed through `change` first. For single damaged items and fields. */
export function altered(change: (body: unknown) => unknown, api: Fetch = createFakeApi()): Fetch {
  return async (input, init) => {
    const response = await api(input, init);
    return response.ok ? Response.json(change(await response.json()), { status: response.status }) : response;
  };
}

/** A server without a single listing; its stations are there. */
export function empty(): Fetch {
  const api = createFakeApi();
  const none = altered((body) => {
    if (Array.isArray(body)) return [];
    return typeof body === 'object' && body !== null && 'results' in body ? { ...body, results: [], count: 0 } : { count: 0 };
  }, api);
  return when(/\/realty\/(count\/|latest\/)?$|\/map-point(s|-realty)\/$/, none, api);
}

/** Never answers; ends only when its caller gives up. */
export function never(): Fetch {
  return (input, init) =>
    new Promise((_resolve, reject) => {
      onAbort(record(input, init).signal, reject);
    });
}

/** Requests whose path matches go to `scenario`, the others to `api`. */
export function when(path: RegExp, scenario: Fetch, api: Fetch = createFakeApi()): Fetch {
  return (input, init) => (path.test(record(input, init).url.pathname) ? scenario : api)(input, init);
}

/** A server that can be exchanged; made by {@link switchable}. */
export interface Switchable {
  readonly fetch: Fetch;
  /** From the next request on, `next` answers. */
  use(next: Fetch): void;
}

/** A connection that changes while a test runs: it breaks, it recovers. */
export function switchable(first: Fetch): Switchable {
  let current = first;
  return {
    fetch: (input, init) => current(input, init),
    use(next) {
      current = next;
    },
  };
}

/** A server that remembers what was asked; made by {@link recorded}. */
export interface Recorded {
  readonly fetch: Fetch;
  /** Every request so far, in the order they were made. */
  readonly requests: readonly RecordedRequest[];
  /** Requests of one path, such as `/realty/`, under any base. */
  to(path: string): readonly RecordedRequest[];
}

/** Remembers what was asked for. */
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

/** A request that waits for its answer. */
export interface HeldRequest extends RecordedRequest {
  /** Lets this one request be answered: by the server in memory, or by `scenario`. */
  release(scenario?: Fetch): void;
}

/** A server that answers when it is told to; made by {@link held}. */
export interface Held {
  readonly fetch: Fetch;
  /** Requests that wait, oldest first. One that was given up by its caller stays here until it is released. */
  readonly waiting: readonly HeldRequest[];
  /** Requests that wait for one path, such as `/realty/`. */
  to(path: string): readonly HeldRequest[];
  /** Answers all that wait. */
  releaseAll(): void;
}

/**
 * Answers nothing until it is told to, one request at a time and in any order. For races: `ignoresAbort` lets an answer through even
 * after its caller gave up, as a careless `fetch` in between would.
 */
export function held(api: Fetch = createFakeApi(), { ignoresAbort = false } = {}): Held {
  const waiting: HeldRequest[] = [];
  return {
    waiting,
    to: (path) => waiting.filter(({ url }) => endsWithPath(url, path)),
    releaseAll: () => {
      for (const request of [...waiting]) request.release();
    },
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        const request = record(input, init);
        if (!ignoresAbort) onAbort(request.signal, reject);
        const heldRequest: HeldRequest = {
          ...request,
          release(scenario = api) {
            const place = waiting.indexOf(heldRequest);
            if (place >= 0) waiting.splice(place, 1);
            // The caller's signal is left out when the answer must come whatever happens.
            scenario(request.url, ignoresAbort ? { ...init, signal: null } : init).then(resolve, reject);
          },
        };
        waiting.push(heldRequest);
      }),
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
