import { pageScope } from './pageScope';

/**
 * Moves a prefetched response from the raw address of the loader to the canonical one. The loader is too small to hold the codec, so it
 * requests the raw starting query of the attributes; the server reads that by the same rules.
 */
export function movePrefetched(rawAddress: string, canonicalAddress: string): void {
  const response = takePrefetched(rawAddress);
  if (response) pageScope().prefetched.set(absolute(canonicalAddress), response);
}

/** `fetch` that uses the response of the loader if there is one. */
export const fetchOrPrefetched: typeof fetch = (input, init) => {
  const response = typeof input === 'string' && takePrefetched(input);
  if (!response) return globalThis.fetch(input, init);
  return abortable(response.then(whole), init?.signal).catch((reason) => {
    if (init?.signal?.aborted) throw reason;
    // After a failed prefetch the call is made normally, so that it reports its own error.
    return globalThis.fetch(input, init);
  });
};

/** Each response is used once. */
function takePrefetched(address: string): Promise<Response> | undefined {
  const { prefetched } = pageScope();
  const key = absolute(address);
  const response = prefetched.get(key);
  prefetched.delete(key);
  return response;
}

/** Reads the body: the caller's signal belongs to another request and could not end one that never does. */
async function whole(response: Response): Promise<Response> {
  const text = await response.text();
  // The text is there at once: to read a body takes a turn, in which the page would be painted without it.
  return Object.assign(new Response(text, response), { text: async () => text });
}

function abortable<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted) abort();
    // The signal belongs to this call alone and goes with it.
    signal?.addEventListener('abort', abort);
    promise.then(resolve, reject);
  });
}

function absolute(address: string): string {
  return new URL(address, globalThis.location?.href).href;
}
