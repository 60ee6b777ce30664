import { pageScope } from '../runtime/pageScope';

/**
 * The loader asks for an element's first page with its raw starting query, because it is too small to hold the codec. The server reads
 * that query by the same rules, so the answer belongs to the canonical address too, unless something in the query was not taken.
 */
export function claimHeadStart(rawAddress: string, canonicalAddress: string): void {
  const { prefetched } = pageScope();
  const raw = absolute(rawAddress);
  const started = prefetched.get(raw);
  if (!started) return;
  prefetched.delete(raw);
  prefetched.set(absolute(canonicalAddress), started);
}

/** `fetch` that first looks whether the loader has already asked. */
export const fetchWithHeadStart: typeof fetch = (input, init) => {
  if (typeof input === 'string') {
    const { prefetched } = pageScope();
    const address = absolute(input);
    const started = prefetched.get(address);
    if (started) {
      prefetched.delete(address);
      // A head start that failed is no answer: the call is made again, so that its error is its own.
      return abortable(started.then(whole), init?.signal).catch((reason) => {
        if (init?.signal?.aborted) throw reason;
        return globalThis.fetch(input, init);
      });
    }
  }
  return globalThis.fetch(input, init);
};

/** With its body read: the caller's signal, which knows nothing of this request, could not end a body that never does. */
async function whole(response: Response): Promise<Response> {
  return new Response(await response.text(), response);
}

function abortable<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function absolute(address: string): string {
  return new URL(address, globalThis.location?.href).href;
}
