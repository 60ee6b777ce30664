import type { ApiError, FieldMessages } from './errors';

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

/** Replaces two messages of the server by plainer ones (§8). */
function plainMessage(field: string, text: string): string {
  if (text.includes('больше либо равно 5')) return 'Минимум 5 м²';
  if (text.includes('меньше либо равно 180')) return field.endsWith('floor') ? 'Максимум 180 этажей' : 'Максимум 180';
  return text;
}
