import { limits } from '../../domain/limits';
import { type ApiError, ApiFailure } from './errors';

/** Options of a single call. */
export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Called for items of a response that were left out. */
  readonly report?: (problem: AnswerProblem) => void;
  /** Identifies the action of a call that must not happen twice (D51): the same for every retry of it. Only calls that write use it. */
  readonly idempotencyKey?: string;
  /** Is sent to its end also when the page is left meanwhile. Only calls that write use it. */
  readonly keepalive?: boolean;
}

/** Items of a response that do not match the requirements and were left out. */
export interface AnswerProblem {
  readonly code: 'malformed-item';
  readonly message: string;
}

/** How calls are sent: base address, `fetch`, token, timeout. */
export interface Transport {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Sends what reports its progress, like `fetch`; XMLHttpRequest by default. */
  readonly upload?: typeof fetch;
  /** The value of `Authorization: Token …`, read again for every call. */
  readonly token?: () => string | null;
  /** Called with a token that the server refuses (401). */
  readonly refused?: (token: string) => void;
  /** Milliseconds; 60 s by default (§7). */
  readonly timeout?: number;
}

/** How much of a body has been sent, in bytes. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}

/** The part of a call that a GET does not have. */
export interface Sent {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or a form with files. */
  readonly body?: string | FormData;
  readonly keepalive?: boolean;
}

/**
 * Sends one call with header, timeout, cancellation and errors as in §7 and §8. Returns the parsed JSON. `more` is for other methods:
 * `postOf`, `send`.
 * @throws ApiFailure
 */
export async function request(transport: Transport, path: string, options: RequestOptions = {}, more?: Sent): Promise<unknown> {
  const controller = new AbortController();
  const { signal } = options;
  let isTimeout = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    isTimeout = true;
    abort();
  }, transport.timeout ?? limits.requestTimeout);
  signal?.addEventListener('abort', abort);
  try {
    if (signal?.aborted) throw new ApiFailure({ kind: 'aborted' });
    const token = transport.token?.();
    const headers: Record<string, string> = { Accept: 'application/json', ...more?.headers };
    if (token) headers.Authorization = `Token ${token}`;
    const response = await transport.fetch(transport.baseUrl + path, { ...more, headers, signal: controller.signal });
    const text = await response.text();
    if (response.status === 401 && token) transport.refused?.(token);
    const answer = parseJson(text);
    if (!response.ok) throw new ApiFailure(await refusal(response.status, answer.isJson ? answer.value : null));
    if (response.status === 204) return null;
    if (!answer.isJson) throw new ApiFailure({ kind: 'malformed', status: response.status });
    return answer.value;
  } catch (thrown) {
    if (thrown instanceof ApiFailure) throw thrown;
    throw new ApiFailure({ kind: isTimeout ? 'timeout' : signal?.aborted ? 'aborted' : 'offline' });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** Reads the body of a refusal. Its code is lazy and may fail to load. */
function refusal(status: number, body: unknown): Promise<ApiError> {
  return import('./rejection').then(
    ({ rejection }) => rejection(status, body),
    () => ({ kind: 'rejected', status, detail: null, fields: {} }),
  );
}

function parseJson(text: string): { isJson: true; value: unknown } | { isJson: false } {
  try {
    // An own `__proto__` key would survive parsing and could pollute a later merge. Checking every key makes parsing four times slower.
    const mayHold = /__proto__|\\u00[567]/i.test(text);
    return { isJson: true, value: JSON.parse(text, mayHold ? (key, value) => (key === '__proto__' ? undefined : value) : undefined) };
  } catch {
    return { isJson: false };
  }
}
