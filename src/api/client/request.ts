import { limits } from '../../domain/limits';
import { type ApiError, ApiFailure } from './errors';

/** What a single call may be given. */
export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Told of every item of an answer that had to be dropped. */
  readonly report?: (problem: AnswerProblem) => void;
}

/** An item that was not what the requirements say, and was left out. */
export interface AnswerProblem {
  readonly code: 'malformed-item';
  readonly message: string;
}

/** How calls travel: base address, `fetch`, token, time limit. */
export interface Transport {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** The value of `Authorization: Token …`, read for every call. */
  readonly token?: () => string | null;
  /** Told of a token that the server does not take (401). */
  readonly refused?: (token: string) => void;
  /** Milliseconds; 60 s when absent (§7). */
  readonly timeout?: number;
}

/** What a call with a body has beside a GET. */
export interface Post {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * One call: headers, timeout, cancellation and errors as in §7 and §8. Returns the parsed JSON. A GET unless `more` says otherwise (`postOf`).
 * @throws ApiFailure
 */
export async function request(transport: Transport, path: string, options: RequestOptions = {}, more?: Post): Promise<unknown> {
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

/** What a refusal says; the code that reads it is not needed until there is one, and may then be missing. */
function refusal(status: number, body: unknown): Promise<ApiError> {
  return import('./rejection').then(
    ({ rejection }) => rejection(status, body),
    () => ({ kind: 'rejected', status, detail: null, fields: {} }),
  );
}

function parseJson(text: string): { isJson: true; value: unknown } | { isJson: false } {
  try {
    // An own `__proto__` key would survive parsing and could pollute a later merge; looking at every key costs four times the parsing.
    const mayHold = /__proto__|\\u00[567]/i.test(text);
    return { isJson: true, value: JSON.parse(text, mayHold ? (key, value) => (key === '__proto__' ? undefined : value) : undefined) };
  } catch {
    return { isJson: false };
  }
}
