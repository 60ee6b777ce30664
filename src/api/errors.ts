/**
 * Everything that can go wrong with a call (§8). `timeout` and `offline` are the specification's network errors; `aborted` is silent.
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

/** True for what the specification calls a network error: no connection, or no answer in time (§8). */
export function isNetworkError(error: ApiError): boolean {
  return error.kind === 'timeout' || error.kind === 'offline';
}

/** Whatever was thrown, as an {@link ApiError}; what is neither ours nor an abort counts as `offline`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiFailure) return thrown.error;
  if (thrown instanceof Error && thrown.name === 'AbortError') return { kind: 'aborted' };
  return { kind: 'offline' };
}

/** Reads the body of a refusal, whatever it is: `{detail}`, `{message}`, field messages, a string, HTML or nothing. */
export function rejection(status: number, body: unknown): ApiError {
  if (typeof body === 'string') return { kind: 'rejected', status, detail: body.slice(0, 500) || null, fields: {} };
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { kind: 'rejected', status, detail: null, fields: {} };
  const record = body as Record<string, unknown>;
  const detail = record.detail ?? record.message;
  const { detail: _detail, message: _message, status_code: _status, ...rest } = record;
  const source = typeof record.message === 'object' && record.message !== null ? { ...rest, ...record.message } : rest;
  return { kind: 'rejected', status, detail: typeof detail === 'string' ? detail : null, fields: fieldMessages(source) };
}

function fieldMessages(source: object, prefix = '', depth = 0): FieldMessages {
  const fields: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(source)) {
    const path = prefix + name;
    if (typeof value === 'string') fields[path] = [plainMessage(path, value)];
    else if (Array.isArray(value)) fields[path] = value.filter((text) => typeof text === 'string').map((text) => plainMessage(path, text));
    else if (typeof value === 'object' && value !== null && depth < 3) Object.assign(fields, fieldMessages(value, `${path}.`, depth + 1));
  }
  return fields;
}

/** Two messages of the server are said in plainer words (§8). */
function plainMessage(field: string, text: string): string {
  if (text.includes('больше либо равно 5')) return 'Минимум 5 м²';
  if (text.includes('меньше либо равно 180')) return field.endsWith('floor') ? 'Максимум 180 этажей' : 'Максимум 180';
  return text;
}
