/**
 * All errors of a call (§8). `timeout` and `offline` are the network errors of the requirements; `aborted` is silent.
 */
export type ApiError =
  | { readonly kind: 'aborted' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'rejected'; readonly status: number; readonly detail: string | null; readonly fields: FieldMessages }
  | { readonly kind: 'malformed'; readonly status: number };

/** Messages of the server by field; nested fields are joined by dots, places in a list are in brackets:
 * `address.house_number`, `photos_upload[2]`. Messages without a field are in `non_field_errors`. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** The Error that a client call throws. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  constructor(readonly error: ApiError) {
    super(`Kvartal API: ${error.kind}`);
  }
}

/** True for network errors in the sense of §8: no connection, or no response in time. */
export function isNetworkError(error: ApiError): boolean {
  return error.kind === 'timeout' || error.kind === 'offline';
}

/** Returns the {@link ApiError} of anything thrown. Unknown errors count as `offline`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiFailure) return thrown.error;
  if (thrown instanceof Error && thrown.name === 'AbortError') return { kind: 'aborted' };
  return { kind: 'offline' };
}
