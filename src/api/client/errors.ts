/**
 * Everything that can go wrong with a call (§8). `timeout` and `offline` are the network errors of the requirements; `aborted` is silent.
 */
export type ApiError =
  | { readonly kind: 'aborted' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'rejected'; readonly status: number; readonly detail: string | null; readonly fields: FieldMessages }
  | { readonly kind: 'malformed'; readonly status: number };

/** Messages of the server by field; nested fields are joined by dots. Messages of no field stand under `non_field_errors`. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** What a client call throws: an Error that carries an {@link ApiError}. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  constructor(readonly error: ApiError) {
    super(`Kvartal API: ${error.kind}`);
  }
}

/** True for what the requirements call a network error: no connection, or no answer in time (§8). */
export function isNetworkError(error: ApiError): boolean {
  return error.kind === 'timeout' || error.kind === 'offline';
}

/** Whatever was thrown, as an {@link ApiError}; what is neither ours nor an abort counts as `offline`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiFailure) return thrown.error;
  if (thrown instanceof Error && thrown.name === 'AbortError') return { kind: 'aborted' };
  return { kind: 'offline' };
}
