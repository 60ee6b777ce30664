import { limits } from '../../domain/limits';
import { ApiFailure } from './errors';
import type { Progress, Transport } from './request';

/** The longest delay of a timer, ms. */
const never = 2 ** 31 - 1;

/**
 * Returns a transport that reports how much of a body is sent. The timeout counts from the last progress: five photos on a slow network take
 * longer than a minute and do not hang.
 */
export function transportWithProgress(transport: Transport, onProgress: (progress: Progress) => void): Transport {
  const { upload, timeout = limits.requestTimeout } = transport;
  return upload ? { ...transport, fetch: upload } : { ...transport, fetch: xhrFetch(onProgress, timeout), timeout: never };
}

/** Returns a `fetch` for one call of `request`, which sends by XMLHttpRequest. */
function xhrFetch(onProgress: (progress: Progress) => void, timeout: number): typeof fetch {
  return (input, { method = 'GET', headers, body, signal }: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      const fail = (reason: unknown) => {
        end();
        reject(reason);
      };
      const abort = () => {
        xhr.abort();
        fail(new DOMException('aborted', 'AbortError'));
      };
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          xhr.abort();
          fail(new ApiFailure({ kind: 'timeout' }));
        }, timeout);
      };
      signal?.addEventListener('abort', abort);
      xhr.open(method, String(input));
      new Headers(headers).forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.addEventListener('progress', ({ loaded, total }) => {
        wait();
        onProgress({ sent: loaded, total });
      });
      xhr.addEventListener('progress', wait);
      xhr.addEventListener('load', () => {
        end();
        // A status that no `Response` can have becomes the error of a broken connection.
        resolve(Promise.resolve(xhr).then(({ status, responseText }) => new Response(hasNoBody(status) ? null : responseText, { status })));
      });
      xhr.addEventListener('error', () => fail(new TypeError('network')));
      wait();
      if (signal?.aborted) abort();
      else xhr.send(body instanceof FormData || typeof body === 'string' ? body : null);
    });
}

/** A `Response` of these must not have one. */
const hasNoBody = (status: number) => status === 204 || status === 205 || status === 304;
